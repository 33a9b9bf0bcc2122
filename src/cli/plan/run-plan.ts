import type { PlannedUpdate, UpdatePlan } from "../../index.js";
import { checkText, type FileResult } from "../../text/request/check-text.js";
import { bodies, type Result } from "../../text/request/file-kind.js";
import { Places } from "../../text/request/places.js";
import { configurationsOf, searchStart, settingsOf } from "../config/of-options.js";
import { type ContextOptions, perFile } from "../config/per-file.js";
import { validatorOf } from "../file-kind-of.js";
import type { RequestOptions } from "../options.js";
import { printableJson } from "../printable.js";
import { expectExactNumbers, jsonOf, readNamed, sourceOf } from "../read-file.js";
import { isStandardInput, ONE_STANDARD_INPUT, readArgument } from "../regular-file.js";
import { versioned } from "../schema-version.js";
import { notesFor } from "../skipped-notes.js";
import { colorsOf, PLAN_EXIT } from "../terminal.js";
import { ruleFailure, WrongUsage } from "../usage.js";
import { renderPlan } from "./render-plan.js";

export interface PlanOptions extends ContextOptions, Pick<RequestOptions, "state" | "channel"> {
  readonly format: "pretty" | "json";
}

/** Prints the plan, and sets the exit code. @throws {WrongUsage} if a file cannot be read, or a custom rule fails. */
export async function runPlan(storedFile: string, desiredFile: string, options: PlanOptions): Promise<void> {
  const files = [storedFile, desiredFile, options.workspace ?? ""];
  if (files.filter(isStandardInput).length > 1) throw new WrongUsage(ONE_STANDARD_INPUT);
  const configurations = configurationsOf(options);
  const place = searchStart(desiredFile);
  const given = await settingsOf(options, configurations, [place]);
  const contextFor = perFile(
    given,
    () => configurations.get(place),
    (known, ofFile) => [known, options.state ?? ofFile.state] as const,
  );
  const [context, state] = contextFor(desiredFile);
  const stored = jsonOf(shownName(storedFile), sourceOf(await readNamed(storedFile, readArgument)));
  const source = sourceOf(await readNamed(desiredFile, readArgument));
  const name = shownName(desiredFile);
  expectExactNumbers(stored.file, stored.source);
  if (!("problem" in source.parse())) expectExactNumbers(name, source);

  const { channel } = options;
  const { validator, uniqueKeys } = validatorOf(context, { state, channel });
  let plan: UpdatePlan | undefined;
  const kind = bodies((desired) => {
    plan = validator.plan(stored.value, desired);
    // Its own violations are rendered like all others.
    return plan as Result;
  }, uniqueKeys);
  let result: FileResult;
  try {
    result = checkText({ file: name }, source, kind);
  } catch (error) {
    throw ruleFailure(name, error);
  }
  const planned: PlannedUpdate | undefined = plan?.ok && result.ok ? plan : undefined;
  process.exitCode = planned === undefined ? PLAN_EXIT.forbidden : planned.changes ? PLAN_EXIT.changes : PLAN_EXIT.none;

  if (options.format === "json") {
    process.stdout.write(`${json(planned === undefined ? versioned(result) : (planned.patch ?? {}), name)}\n`);
    return;
  }
  const places = new Places(name, source, kind, { ...stored, merge: context.policies?.merge ?? "component" });
  const update: RequestOptions = { operation: "update", state, channel };
  const notes = planned?.changes ? notesFor(update, context, stored, kind)(result, planned.patch) : [];
  const both = { stored: stored.value, desired: source.value };
  process.stdout.write(renderPlan({ ...both, planned, result, places, notes }, colorsOf(process.stdout)));
}

const shownName = (file: string) => (file === "-" ? "<stdin>" : file);

function json(value: object, file: string): string {
  try {
    return printableJson(JSON.stringify(value, null, 2));
  } catch (error) {
    if (error instanceof RangeError) throw new WrongUsage(`${file}: nested too deeply to be printed`);
    throw error;
  }
}
