import { BOOLEAN, DuckDBScalarFunction, LIST, listValue, STRUCT, structValue, VARCHAR } from "@duckdb/node-api";
import { createValidator } from "campaign-rules";

/**
 * `check_campaign(body)` in SQL: whether the service would accept the JSON text of a body, and which rules it breaks.
 */
export function registerCheckCampaign(connection, context = {}) {
  const validator = createValidator(context);
  connection.registerScalarFunction(
    DuckDBScalarFunction.create({
      name: "check_campaign",
      parameterTypes: [VARCHAR],
      returnType: STRUCT({ ok: BOOLEAN, rules: LIST(VARCHAR), paths: LIST(VARCHAR) }),
      // Otherwise a constant NULL is answered with NULL, but a NULL in a column with a verdict.
      specialHandling: true,
      mainFunction(_, input, output) {
        const bodies = input.getColumnVector(0);
        for (let row = 0; row < input.rowCount; row++) output.setItem(row, verdictOn(bodies.getItem(row), validator));
        output.flush();
      },
    }),
  );
}

function verdictOn(text, validator) {
  let body;
  try {
    body = JSON.parse(text);
  } catch {
    return structOf(false, ["input.json"], ["body"]);
  }
  const { ok, violations } = validator.create(body);
  return structOf(
    ok,
    violations.map(({ rule }) => rule),
    violations.map(({ path }) => path),
  );
}

function structOf(ok, rules, paths) {
  return structValue({ ok, rules: listValue(rules), paths: listValue(paths) });
}
