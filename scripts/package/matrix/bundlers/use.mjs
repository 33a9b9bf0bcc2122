import { validateCreate } from "campaign-rules";
import { explain } from "campaign-rules/catalogue";
import "campaign-rules/fastify";
import { createRequestSchema } from "campaign-rules/standard";

console.log(
  JSON.stringify([
    validateCreate({}).violations.length,
    explain("structure.required").id,
    createRequestSchema()["~standard"].validate({}).issues[0].pointer,
    // An import for its effect alone is kept: it sees the servers that are made later.
    process.getBuiltinModule("node:diagnostics_channel").channel("fastify.initialization").hasSubscribers,
  ]),
);
