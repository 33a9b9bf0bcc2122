import { expect, it } from "vitest";
import { validateCreate, validateUpdate } from "../../src/index.js";
import { pushRequest } from "../support/test-rule.js";

const UTC = "start_time is always UTC, whatever time zone is given next to it";
const schedule = (more: object = {}) => ({
  delivery_type: "AT_FIXED_TIME",
  start_time: "2026-12-15T09:00:00",
  ...more,
});

it.each<[name: string, body: unknown, belongs: string | undefined]>([
  ["beside the start", pushRequest({ scheduling_details: schedule({ timezone: "Asia/Kolkata" }) }), UTC],
  ["in other words", pushRequest({ scheduling_details: schedule({ timeZone: "Asia/Kolkata" }) }), UTC],
  ["at the top", pushRequest({ scheduling_details: schedule(), time_zone: "Asia/Kolkata" }), UTC],
  [
    "beside a start with an offset",
    pushRequest({ scheduling_details: schedule({ start_time: "2026-12-15T09:00:00Z", timezone: "UTC" }) }),
    undefined,
  ],
  ["beside no start", pushRequest({ scheduling_details: { delivery_type: "ASAP", timezone: "UTC" } }), undefined],
  ["elsewhere", pushRequest({ scheduling_details: schedule(), "segmentation_details.timezone": "UTC" }), undefined],
  ["another member beside the start", pushRequest({ scheduling_details: schedule({ zone_of: "UTC" }) }), undefined],
])("a time zone %s", (_, body, belongs) => {
  for (const { warnings } of [
    validateCreate(body, { lint: true }),
    validateUpdate(body, { lint: true, rules: { "update.not-a-create-request": "off" } }),
  ]) {
    const [warning] = warnings.filter(({ path }) => /zone/iu.test(path));
    expect(warning).toMatchObject({ rule: "member.known" });
    expect((warning?.params as { belongs?: string } | undefined)?.belongs).toBe(belongs);
    if (belongs !== undefined) expect(warning?.message.endsWith(`; ${UTC}`)).toBe(true);
  }
});

it.each(["timezone", "tz", "timezone_id", "timezone_name", "start_timezone", "utc_offset"])(
  "the name %s is that of a time zone",
  (name) => {
    const { warnings } = validateCreate(pushRequest({ scheduling_details: schedule({ [name]: 0 }) }), { lint: true });
    const found = warnings.map(({ path, params }) => ({ path, params }));
    expect(found).toEqual([{ path: `scheduling_details.${name}`, params: { belongs: UTC } }]);
  },
);
