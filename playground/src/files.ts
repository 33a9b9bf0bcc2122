import { byId } from "./dom.js";
import { tell } from "./toast.js";

/** The editors that a file can be opened in. */
const targets = ["request", "stored"] as const;

/** Longer files are not opened: the page would no longer respond to keys. */
const LARGEST_BYTES = 8 * 1024 * 1024;

type Open = (text: string, target: (typeof targets)[number]) => void;

/** Opens files that the user chooses, or drops on the page. */
export function setUpFiles(open: Open): void {
  for (const target of targets) {
    const chooser = byId<HTMLInputElement>(`${target}-file`);
    byId(`open-${target}`).addEventListener("click", () => chooser.click());
    chooser.addEventListener("change", () => {
      const [file] = chooser.files ?? [];
      if (file !== undefined) void read(file, (text) => open(text, target));
      // Otherwise choosing the same file again would not be a change.
      chooser.value = "";
    });
  }
  addEventListener("dragover", (event) => {
    if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
  });
  // Before the editors, which would insert the file's text; elsewhere, the browser would leave the page.
  addEventListener("drop", dropped, { capture: true });

  function dropped(event: DragEvent): void {
    const [file] = event.dataTransfer?.files ?? [];
    if (file === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const isStored = event.target instanceof Node && byId("stored-pane").contains(event.target);
    void read(file, (text) => open(text, isStored ? "stored" : "request"));
  }
}

async function read(file: File, use: (text: string) => void): Promise<void> {
  if (file.size > LARGEST_BYTES) return tell(`${file.name} is too large: more than 8 MB`);
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
    use(text);
    tell(`Opened ${file.name}. Undo brings your text back`);
  } catch {
    tell(`${file.name} cannot be read as UTF-8 text`);
  }
}
