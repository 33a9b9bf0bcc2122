import { emailEnvelopeComplete } from "../../../src/rules/content/email-envelope-complete.js";
import { emailRequest, pushRequest, testRule } from "../../support/test-rule.js";
import { each, emailOfType, emailTypes } from "../../support/valid-of-type.js";

const EMAIL = "campaign_content.content.email";

const members = ["subject", "sender_name", "from_address"] as const;

const email = { subject: "Sale", sender_name: "Example Shop", from_address: "news@example.com" };

function content(campaign_content: object) {
  return emailRequest({ campaign_content });
}

function absent(member: (typeof members)[number]) {
  return { path: `${EMAIL}.${member}` };
}

testRule(emailEnvelopeComplete, {
  valid: {
    ...each(emailTypes, (type) => [`all three on ${type}`, emailOfType(type)]),
    ...each(["preview_text", "reply_to_address", "html_content"], (member) => [
      `all three and ${member}, which many requests leave out`,
      emailRequest({ [`${EMAIL}.${member}`]: "prices@example.com" }),
    ]),
    // The specification only says that they are texts. Another rule is about empty addresses.
    ...each(["subject", "sender_name"], (member) => [
      `an empty ${member}`,
      emailRequest({ [`${EMAIL}.${member}`]: "" }),
    ]),
    // Another content may have the members that one leaves out.
    "contents by locale without them": content({
      locales: ["default", "fr"],
      content: { default: { email }, fr: { email: { subject: "Soldes" } } },
    }),
    "contents by locale and variation without them": content({
      locales: ["default"],
      variation_details: {},
      content: { default: { variation_1: { email: { subject: "Sale" } }, variation_2: { email: {} } } },
    }),
    "flat content with all three beside keyed content without them": content({
      locales: ["fr"],
      content: { email, fr: { email: {} } },
    }),
    "a Push request, which has none of them": pushRequest(),
  },
  invalid: {
    ...each(members, (member) => [
      `no ${member}`,
      { body: emailRequest({ [`${EMAIL}.${member}`]: undefined }), violations: [absent(member)] },
    ]),
    ...each(members, (member) => [
      `only ${member}`,
      {
        body: emailRequest({ [EMAIL]: { [member]: email[member] } }),
        violations: members.filter((other) => other !== member).map(absent),
      },
    ]),
    "none of them": {
      body: emailRequest({ [EMAIL]: { html_content: "<html><body>Sale</body></html>" } }),
      violations: members.map(absent),
    },
    "an empty email": { body: emailRequest({ [EMAIL]: {} }), violations: members.map(absent) },
    ...each(emailTypes, (type) => [
      `no subject on ${type}`,
      { body: emailOfType(type, { [`${EMAIL}.subject`]: undefined }), violations: [absent("subject")] },
    ]),
    "flat content without a subject in a campaign of one language": {
      body: content({
        locales: ["default"],
        content: { email: { sender_name: "Example Shop", from_address: "news@example.com" } },
      }),
      violations: [absent("subject")],
    },
  },
});
