import { withFix } from "../../src/text/request/fix-text.js";
import { allFixed, answerTo, completed } from "./check.js";
import { completionsAt } from "./complete.js";
import { laidOut } from "./laid-out.js";
import type { Question, Reply } from "./messages.js";
import { exampleOf } from "./rule-examples.js";

/**
 * The part of a worker's global object that is used here. TypeScript's library has types either for pages or for
 * workers.
 */
interface Scope {
  onmessage: (event: MessageEvent<Question>) => void;
  postMessage(reply: Reply): void;
}

const scope = globalThis as unknown as Scope;

let last = Promise.resolve();

scope.onmessage = ({ data }) => {
  last = last.then(async () => scope.postMessage(await replyTo(data)));
};

/** A question that cannot be answered must not leave those after it without an answer. */
async function replyTo(question: Question): Promise<Reply> {
  try {
    return { answer: await answer(question) };
  } catch (error) {
    return { failure: String(error) };
  }
}

function answer(question: Question): unknown {
  switch (question.name) {
    case "check":
      return answerTo(question.asked);
    case "fix":
      return withFix(question.asked.text, question.asked.operations);
    case "skeleton":
      return completed(question.asked.sheet, question.asked.missing);
    case "fixAll":
      return allFixed(question.asked);
    case "complete":
      return completionsAt(question.asked.text, question.asked.offset, question.asked.operation);
    case "example":
      return exampleOf(question.asked);
    case "format":
      return laidOut(question.asked);
  }
}
