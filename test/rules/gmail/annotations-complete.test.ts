import { annotationsComplete } from "../../../src/rules/gmail/annotations-complete.js";
import { ANNOTATIONS, annotated, everyAnnotations, everywhereAnnotated, inAnnotations } from "../../support/gmail.js";
import { changed, emailRequest, testRule } from "../../support/test-rule.js";
import { each } from "../../support/valid-of-type.js";

const members = ["send_email_if_personalization_fails", "sender_logo_type"] as const;

type Member = (typeof members)[number];

function without(...some: readonly Member[]) {
  return changed(annotated({}), Object.fromEntries(some.map((member) => [`${ANNOTATIONS}.${member}`, undefined])));
}

function absent(member: Member, annotations = ANNOTATIONS) {
  return inAnnotations(member, annotations);
}

const complete = { subject: "Sale", sender_name: "Example Shop", from_address: "news@example.com" };

/** Annotations with only the members that they require, in contents of every kind. */
const everywhere = changed(everywhereAnnotated({}), {
  ...Object.fromEntries(everyAnnotations.map((place) => [place, { sender_logo: "https://cdn.example.com/logo.png" }])),
  "campaign_content.content.email.sender_name": complete.sender_name,
  "campaign_content.content.email.from_address": complete.from_address,
});

testRule(annotationsComplete, {
  valid: {
    "both members": annotated({}),
    "both members, and the email is not sent if personalization fails": annotated({
      send_email_if_personalization_fails: false,
    }),
    // The specification only shows `image_url`.
    "another type of logo": annotated({ sender_logo_type: "data_url" }),
    "no annotations": emailRequest(),
    "both members in contents of every kind": changed(everywhereAnnotated({}), {
      "campaign_content.content.email.sender_name": complete.sender_name,
      "campaign_content.content.email.from_address": complete.from_address,
    }),
  },
  invalid: {
    ...each(members, (member) => [`no ${member}`, { body: without(member), violations: [absent(member)] }]),
    "neither of them": { body: without(...members), violations: members.map((member) => absent(member)) },
    "neither of them in contents of every kind": {
      body: everywhere,
      violations: everyAnnotations.flatMap((place) => members.map((member) => absent(member, place))),
    },
    "neither of them in one of two languages": {
      body: changed(annotated({}), {
        campaign_content: {
          locales: ["default", "fr"],
          content: {
            default: { email: complete },
            fr: { email: { ...complete, gmail_annotations: { sender_logo: "https://cdn.example.com/logo.png" } } },
          },
        },
      }),
      violations: members.map((member) => absent(member, "campaign_content.content.fr.email.gmail_annotations")),
    },
  },
});
