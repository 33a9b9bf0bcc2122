import { appKeyPresent } from "../../../src/rules/request/app-key-present.js";
import { createInput, updateInput, WORKSPACE } from "../../support/requests.js";
import { testRequestRule } from "../../support/test-request-rule.js";
import { emailRequest } from "../../support/test-rule.js";

const missing = { path: "SVC-APPKEY" };

testRequestRule(appKeyPresent, {
  violations: [missing],
  valid: {
    "the header, to create": createInput(),
    "the header in lower case": createInput({ headers: { "SVC-APPKEY": undefined, "svc-appkey": WORKSPACE } }),
    "no such header, to update": updateInput(),
    "the other header, to update": updateInput({ headers: { "X-SVC-Tenant-ID": WORKSPACE } }),
  },
  invalid: {
    "no such header, to create": createInput({ headers: { "SVC-APPKEY": undefined } }),
    "no such header, to create an Email campaign": createInput({
      headers: { "SVC-APPKEY": undefined },
      body: emailRequest(),
    }),
    "the header of an update instead": createInput({
      headers: { "SVC-APPKEY": undefined, "X-SVC-Tenant-ID": WORKSPACE },
    }),
    "a header with another name": createInput({
      headers: { "SVC-APPKEY": undefined, "SVC-APP-KEY": WORKSPACE, SVC_APPKEY: WORKSPACE },
    }),
    "a header without values": createInput({ headers: { "SVC-APPKEY": [] } }),
    "an empty header": createInput({ headers: { "SVC-APPKEY": "" } }),
    "a header of white space": createInput({ headers: { "SVC-APPKEY": [" ", ""] } }),
    "before another type of content": {
      request: createInput({ headers: { "Content-Type": "text/plain", "SVC-APPKEY": undefined } }),
      violations: [
        missing,
        { rule: "request.content-type-json", path: "Content-Type", params: { received: "text/plain" } },
      ],
    },
  },
});
