import { readFileSync } from "node:fs";
import { getQuickJS } from "quickjs-emscripten";

const script = readFileSync(
  new URL("node_modules/campaign-rules/dist/campaign-rules.global.js", import.meta.url),
  "utf8",
);

/**
 * Loads the single file into QuickJS, which has none of Node's APIs. Returns a function that checks the JSON text of a
 * body.
 */
export async function quickJsChecker() {
  const context = (await getQuickJS()).newContext();
  const check = "(text) => JSON.stringify(CampaignRules.validateCreate(JSON.parse(text)).violations)";
  context.unwrapResult(context.evalCode(script)).dispose();
  const checker = context.unwrapResult(context.evalCode(check));
  return (text) => {
    const body = context.newString(text);
    const result = context.callFunction(checker, context.undefined, body);
    body.dispose();
    const answer = context.unwrapResult(result);
    const violations = JSON.parse(context.getString(answer));
    answer.dispose();
    return violations;
  };
}
