const { validateCreate } = require("campaign-rules");
const { explain } = require("campaign-rules/catalogue");
const { createRequestSchema } = require("campaign-rules/standard");
require("campaign-rules/fastify");

console.log(
  JSON.stringify([
    validateCreate({}).violations.length,
    explain("structure.required").id,
    createRequestSchema()["~standard"].validate({}).issues[0].pointer,
    // An import for its effect alone is kept: it sees the servers that are made later.
    process.getBuiltinModule("node:diagnostics_channel").channel("fastify.initialization").hasSubscribers,
  ]),
);
