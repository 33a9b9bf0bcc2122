import { expect, it } from "vitest";
import { validateCreate } from "../../../src/index.js";
import { platformsDistinct } from "../../../src/rules/basic-details/platforms-distinct.js";
import { emailRequest, pushRequest, testRule } from "../../support/test-rule.js";
import { each, pushOfType, pushTypes } from "../../support/valid-of-type.js";

function targeting(...platforms: readonly string[]) {
  const content = Object.fromEntries(platforms.map((platform) => [platform.toLowerCase(), {}]));
  return pushRequest({ "basic_details.platforms": platforms, "campaign_content.content.push": content });
}

function repeating(repeated: readonly string[], distinct: readonly string[]) {
  const path = "basic_details.platforms";
  const fix = [{ op: "replace" as const, path: "/basic_details/platforms", value: distinct }];
  return [{ path, params: { repeated }, fix }];
}

testRule(platformsDistinct, {
  valid: {
    "one platform": targeting("WEB"),
    "every platform once": targeting("ANDROID", "IOS", "WEB"),
    "every platform once, in another order": targeting("WEB", "IOS", "ANDROID"),
    "platforms twice on Email, whose body does not have them": {
      body: emailRequest({ "basic_details.platforms": ["IOS", "IOS"] }),
      context: { rules: { "member.known": "off" } },
    },
  },
  invalid: {
    "a platform twice": { body: targeting("IOS", "IOS"), violations: repeating(["IOS"], ["IOS"]) },
    "a platform three times": { body: targeting("WEB", "WEB", "WEB"), violations: repeating(["WEB"], ["WEB"]) },
    "a platform twice, not side by side": {
      body: targeting("IOS", "ANDROID", "IOS"),
      violations: repeating(["IOS"], ["IOS", "ANDROID"]),
    },
    "two of three twice, in the order they first come": {
      body: targeting("WEB", "ANDROID", "IOS", "ANDROID", "WEB"),
      violations: repeating(["WEB", "ANDROID"], ["WEB", "ANDROID", "IOS"]),
    },
    ...each(
      pushTypes.filter((type) => type !== "BROADCAST_LIVE_ACTIVITY"),
      (type) => [
        `a platform twice on ${type}`,
        {
          body: pushOfType(type, { "basic_details.platforms": ["ANDROID", "ANDROID"] }),
          violations: repeating(["ANDROID"], ["ANDROID"]),
        },
      ],
    ),
    "iOS twice for a live activity": {
      body: pushOfType("BROADCAST_LIVE_ACTIVITY", { "basic_details.platforms": ["IOS", "IOS"] }),
      violations: repeating(["IOS"], ["IOS"]),
    },
  },
});

it("the rule is skipped while one of the platforms is wrong", () => {
  const { warnings, skipped } = validateCreate(targeting("IOS", "IOS", "TIZEN"), { lint: true });
  expect(warnings).toEqual([]);
  expect(skipped).toContainEqual({ rule: platformsDistinct.id, reason: "structure" });
});
