import { pushRequest } from "../support/test-rule.js";

/** A request with two mistakes. */
export const twoMistakes = pushRequest({ created_by: undefined, "basic_details.platforms": ["ANDROID", "ios"] });

/** The issues of the standard about them. */
export const twoIssues = [
  {
    ...{ rule: "structure.required", path: ["created_by"], pointer: "/created_by" },
    params: { expected: "string", format: "email" },
    message: 'created_by is a mandatory field and must be an email address, like "jo@example.com", but is absent',
  },
  {
    ...{ rule: "structure.enum", path: ["basic_details", "platforms", 1], pointer: "/basic_details/platforms/1" },
    params: { allowed: ["ANDROID", "IOS", "WEB"], received: "ios", nearest: "IOS" },
    message: 'basic_details.platforms[1] must be one of "ANDROID", "IOS", "WEB", but is "ios"; did you mean "IOS"?',
  },
];
