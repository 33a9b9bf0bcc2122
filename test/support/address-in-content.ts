import type { RuleId } from "../../src/index.js";
import { emailRequest, pushRequest, testRule } from "./test-rule.js";
import { each } from "./valid-of-type.js";

const EMAIL = "campaign_content.content.email";
const LONG = "x".repeat(65);

/** Tests a rule about an address in the content of an Email. */
export function testAddressInContent(
  rule: { readonly id: RuleId; readonly severity?: "error" | "warning" },
  member: "from_address" | "reply_to_address",
): void {
  const content = (address: string) => ({
    subject: "Sale",
    sender_name: "Shop",
    from_address: "news@example.com",
    [member]: address,
  });
  const flat = (address: string) => emailRequest({ [EMAIL]: content(address) });

  testRule(rule, {
    valid: {
      ...each(
        [
          "news@example.com",
          "a@b.c",
          "news@münchen.example",
          "{{shop.email}}",
          "{% if vip %}vip{% endif %}@example.com",
          "x {{",
        ],
        (address) => [`the address ${address}`, flat(address)],
      ),
      "no address": emailRequest({ [EMAIL]: { subject: "Sale", sender_name: "Shop", from_address: "a@b.c" } }),
      "no Email": pushRequest({ [`campaign_content.content.push.android.${member}`]: "Shop" }),
    },
    invalid: {
      ...each(["", "Shop", "news@example", "Shop <news@example.com>", LONG.slice(1)], (received) => [
        `the text ${received}`,
        { body: flat(received), violations: [{ path: `${EMAIL}.${member}`, params: { received } }] },
      ]),
      "a long text": {
        body: flat(LONG),
        violations: [{ path: `${EMAIL}.${member}`, params: { received: `${LONG.slice(2)}…` } }],
      },
      "contents of every kind": {
        body: emailRequest({
          campaign_content: {
            locales: ["fr", "default"],
            content: {
              fr: { b: { email: content("B") }, a: { email: content("A") } },
              email: content("Flat"),
              default: { email: content("Default") },
            },
          },
        }),
        violations: [
          { path: `${EMAIL}.${member}`, params: { received: "Flat" } },
          { path: `campaign_content.content.fr.b.email.${member}`, params: { received: "B" } },
          { path: `campaign_content.content.fr.a.email.${member}`, params: { received: "A" } },
          { path: `campaign_content.content.default.email.${member}`, params: { received: "Default" } },
        ],
      },
    },
  });
}
