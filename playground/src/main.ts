import type { Answer, Finding } from "./check.js";
import { byId, element } from "./dom.js";
import { Draft, namesCredentials } from "./draft.js";
import { Editor, type Mark, type Surroundings } from "./editor.js";
import { Engine } from "./engine.js";
import { examples } from "./examples.js";
import { setUpFiles } from "./files.js";
import { Findings, textOf } from "./findings.js";
import { fixLabel } from "./fix-label.js";
import { showFailure, showResponse, showSkipped, showVerdict } from "./result.js";
import { readSettings, setUpSettings, showSettings } from "./settings.js";
import { fragmentOf, sheetIn } from "./share.js";
import { type Sheet, sheetFrom } from "./sheet.js";
import { setUpTabs } from "./tabs.js";
import { setUpTheme } from "./theme.js";
import { copy, tell } from "./toast.js";

/** The value of the list if no example is chosen. It is not an index. */
const EDITED = "-1";

/** How long a user has to pause before the text is checked. */
const PAUSE_MS = 100;

/** What is told when the text that a fix was for has changed. */
const OUTDATED = "This fix no longer applies";

/** The beginning of a fragment that contains a sheet. */
const PREFIX = "#s=";

/**
 * Devices on which focusing the editor would open a keyboard, or scroll away the clicked element. Also in style.css.
 */
const isTouched = matchMedia("(pointer: coarse), (width < 48rem)");

const engine = new Engine();
let answer: Answer | undefined;
/** The request that the answer is for. */
let answered: Editor["version"] | undefined;
let isOpening = false;
/** The example that is in the editor. */
let shownExample = EDITED;
let pause: ReturnType<typeof setTimeout> | undefined;

const reactions = {
  onChange: edited,
  onMark: (index: number) => findings.select(index, true),
  onStep: step,
  onReturn: reopen,
};
const request = new Editor({
  ...reactions,
  host: byId("request-editor"),
  label: "Request, as JSON",
  complete: (text, offset) => engine.ask("complete", { text, offset, operation: readSettings().operation }),
});
const stored = new Editor({ ...reactions, host: byId("stored-editor"), label: "Stored campaign, as JSON" });
const findings = new Findings({
  onGo: (index) => (isTouched.matches ? lookAt(index) : goTo(index)),
  onJump: goTo,
  onGoToStored: (index) => {
    findings.select(index);
    stored.goTo(index);
  },
  onFix: fix,
  onComplete: complete,
  onExample: openExample,
});
const draft = new Draft(() => {
  if (exampleOf(sheet()) !== EDITED) return undefined;
  const isWhole = readSettings().operation === "request" || answer?.isWhole === true;
  return isWhole || [request, stored].some(({ text }) => namesCredentials(text)) ? "credentials" : sheet();
});
const example = byId<HTMLSelectElement>("example");

setUpTheme();
setUpTabs(byId("result").querySelector('[role="tablist"]') ?? byId("result"));
setUpSettings(() => {
  changed();
  checkNow();
});
setUpFiles((text, target) => {
  const editor = target === "request" ? request : stored;
  editor.open(text);
  checkNow();
});
example.append(
  element("option", { value: EDITED, disabled: "", hidden: "" }, "Edited"),
  ...examples.map(({ name }, index) => element("option", { value: String(index) }, name)),
);
example.addEventListener("change", () => {
  const chosen = examples[Number(example.value)];
  if (chosen !== undefined) openUnlinked(chosen.sheet);
});
byId("share").addEventListener("click", () => void share());
byId("fix-all").addEventListener("click", fixAll);
byId("try-again").addEventListener("click", () => {
  checkNow();
  byId("verdict").focus();
});
byId("format").addEventListener("click", format);
byId("copy-response").addEventListener(
  "click",
  () =>
    void copy(
      byId("response").textContent ?? "",
      "Response copied",
      "The browser blocked copying; select the response and copy it",
    ),
);
byId("copy-findings").addEventListener("click", () => {
  if (answer !== undefined) void copy(textOf(answer), "Findings copied", "The browser blocked copying");
});
byId("check-whole").addEventListener("click", () => {
  showSettings({ ...readSettings(), operation: "request" });
  changed();
  checkNow();
  byId("verdict").focus();
});
byId("discard-draft").addEventListener("click", () => {
  openUnlinked(examples[0].sheet);
  draft.discard();
  tell("Draft discarded. Undo brings your text back");
  request.focus();
});
byId("to-skipped").addEventListener("click", (event) => {
  event.preventDefault();
  byId("tab-skipped").click();
  byId("tab-skipped").focus();
});
byId("skip-to-request").addEventListener("click", (event) => {
  event.preventDefault();
  request.focus();
});
byId("skip-to-result").addEventListener("click", (event) => {
  event.preventDefault();
  byId("verdict").focus();
});
addEventListener("hashchange", () => void openShared());
// Opened even under a link, so that undo brings it back: what the user changes there becomes the draft.
const kept = draft.kept();
if (kept !== undefined) open(kept);
await openShared(kept === undefined ? examples[0].sheet : undefined);

function sheet(): Sheet {
  return { ...readSettings(), request: request.text, stored: stored.text };
}

function open(opened: Sheet): void {
  const surroundings: Surroundings = { before: surroundingsNow(), after: { ...opened, example: exampleOf(opened) } };
  isOpening = true;
  request.open(opened.request, surroundings);
  stored.open(opened.stored);
  isOpening = false;
  surround(surroundings.after);
}

/** Opens a sheet that is not the one of a link in the address. */
function openUnlinked(opened: Sheet): void {
  forgetLink();
  open(opened);
}

/** Selects an example. `shownExample` keeps it, because a user's choice changes the list before anything is opened. */
function showExample(value: string): void {
  shownExample = value;
  example.value = value;
}

function exampleOf(opened: Sheet): string {
  return String(examples.findIndex(({ sheet }) => JSON.stringify(sheet) === JSON.stringify(sheetFrom(opened))));
}

function surroundingsNow(): Surroundings["before"] {
  return { ...readSettings(), stored: stored.text, example: shownExample };
}

/** Restores the surroundings of a request when its opening, or that of another, is undone or redone. */
function reopen({ after }: Surroundings): void {
  isOpening = true;
  stored.replace(after.stored);
  isOpening = false;
  forgetLink();
  surround(after);
}

function surround(settings: Surroundings["before"]): void {
  showSettings(settings);
  showExample(settings.example);
  checkNow();
}

/** Opens a request that breaks a rule. */
function openExample(rule: string): void {
  engine
    .ask("example", rule)
    .then((found) => {
      if (found === undefined) return;
      openUnlinked(found);
      tell(`This request breaks ${rule}. Undo brings your text back`);
    })
    .catch(tellFailure);
}

/** Opens the sheet in the address, otherwise the given one. */
async function openShared(otherwise?: Sheet): Promise<void> {
  const isShared = location.hash.startsWith(PREFIX);
  const shared = isShared ? await sheetIn(location.hash.slice(PREFIX.length)) : undefined;
  if (isShared && shared === undefined) tell("The link does not contain a valid request");
  const opened = shared ?? otherwise;
  if (opened !== undefined) open(opened);
}

function edited(): void {
  if (!isOpening) changed();
  checkSoon();
}

/** Keeps the change as a draft. */
function changed(): void {
  showExample(EDITED);
  draft.keepSoon();
  forgetLink();
}

/** Removes a link from the address once it no longer tells what is on the page: a reload must not open it. */
function forgetLink(): void {
  if (location.hash.startsWith(PREFIX)) history.replaceState(null, "", location.pathname + location.search);
}

function checkSoon(): void {
  clearTimeout(pause);
  pause = setTimeout(checkNow, PAUSE_MS);
}

function checkNow(): void {
  clearTimeout(pause);
  const versions = [request.version, stored.version];
  engine
    .check(sheet(), (checked) => {
      // A changed text is already being checked again; marks of this answer would be in the wrong places.
      if (versions[0] === request.version && versions[1] === stored.version) show(checked);
    })
    .catch(showFailure);
}

function show(checked: Answer): void {
  answer = checked;
  answered = request.version;
  showVerdict(checked);
  showResponse(checked);
  showSkipped(checked, openExample);
  findings.show(checked);
  request.mark(marksOf(checked, "inRequest"));
  stored.mark(marksOf(checked, "inStored"));
}

function marksOf(checked: Answer, where: "inRequest" | "inStored"): Mark[] {
  return checked.findings.flatMap((finding, index): Mark[] => {
    const position = finding[where];
    if (position === undefined) return [];
    // The stored value is not wrong if the finding is about the request.
    const isRight = where === "inStored" && finding.inRequest !== undefined;
    const severity = isRight ? "info" : finding.severity;
    return [{ ...finding, index, severity, position, fix: fixOf(finding, index, where) }];
  });
}

function fixOf(finding: Finding, index: number, where: "inRequest" | "inStored"): Mark["fix"] {
  if (finding.fix === undefined || where === "inStored") return undefined;
  return { label: fixLabel(finding.fix), apply: () => fix(index) };
}

function goTo(index: number): void {
  findings.select(index);
  if (!request.goTo(index)) stored.goTo(index);
}

/** Marks a finding in its text, and keeps the focus on its explanation. */
function lookAt(index: number): void {
  findings.select(index);
  if (!request.show(index)) stored.show(index);
}

/** Goes to the next mark in an editor, or to the previous one. */
function step(editor: Editor, direction: 1 | -1): void {
  const index = editor.markBeside(direction, findings.selected);
  if (index === undefined) return;
  editor.goTo(index);
  findings.select(index, true);
}

/** A finding, unless the request has changed since: its place may be that of another value now. */
function present(index: number): Finding | undefined {
  return answered === request.version ? answer?.findings[index] : undefined;
}

function fix(index: number): void {
  const operations = present(index)?.fix;
  if (operations === undefined) tell(OUTDATED);
  else rewrite(engine.ask("fix", { text: request.text, operations }));
}

/** Adds a missing object with its required members. */
function complete(index: number): void {
  const missing = present(index)?.missing;
  if (missing === undefined) tell(OUTDATED);
  else rewrite(engine.ask("skeleton", { sheet: sheet(), missing }));
}

function fixAll(): void {
  rewrite(engine.ask("fixAll", sheet()));
  byId("verdict").focus();
}

function format(): void {
  rewrite(engine.ask("format", request.text), "The request is nested too deeply to be formatted");
}

/** Replaces the request by the engine's rewritten text, unless it was changed in the meantime. */
function rewrite(rewritten: Promise<string | undefined>, refusal = OUTDATED): void {
  const { version } = request;
  rewritten
    .then((text) => {
      if (text === undefined) return tell(refusal);
      if (version !== request.version) return;
      request.replace(text);
      checkNow();
    })
    .catch(tellFailure);
}

async function share(): Promise<void> {
  const fragment = await fragmentOf(sheet());
  if (fragment === undefined) return tell("The request is too long for a link");
  history.replaceState(null, "", PREFIX + fragment);
  await copy(
    location.href,
    "Link copied; it is also in the address bar",
    "The browser blocked copying; the link is in the address bar",
  );
}

/** Tells that the worker failed. The next question starts another one. */
function tellFailure(): void {
  tell("The engine did not answer. Try again");
}
