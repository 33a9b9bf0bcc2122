import { validateCreate } from "campaign-rules";
import { explain } from "campaign-rules/catalogue";
import { createRequestSchema } from "campaign-rules/standard";

console.log(
  JSON.stringify([
    validateCreate({}).violations.length,
    explain("structure.required").id,
    createRequestSchema()["~standard"].validate({}).issues[0].pointer,
  ]),
);
