import { describe, expect, it } from "vitest";
import {
  formats as definitions,
  isDateTime,
  isEmail,
  isHttpsUrl,
  isLocalDateTime,
  isNumericString,
} from "../../src/structure/formats.js";
import { formats } from "./rows/formats.js";

const tests = {
  email: isEmail,
  "local-date-time": isLocalDateTime,
  "date-time": isDateTime,
  "numeric-string": isNumericString,
  "https-url": isHttpsUrl,
};

describe.each(Object.entries(formats))("%s", (name, { valid, invalid }) => {
  const test = tests[name as keyof typeof tests];

  it.each(valid)("accepts %j", (text) => expect(test(text)).toBe(true));
  it.each(invalid)("refuses %j", (text) => expect(test(text)).toBe(false));

  it("is described by an example that it accepts", () => {
    const { description } = definitions[name as keyof typeof tests];
    expect(test(/"([^"]+)"/u.exec(description)?.[1] ?? "")).toBe(true);
  });
});

it("tells every day of the calendar from the days that are none", () => {
  for (let year = 1896; year <= 2104; year++) {
    for (let month = 0; month <= 13; month++) {
      for (let day = 0; day <= 32; day++) {
        const text = `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}T00:00:00`;
        const date = new Date(Date.UTC(year, month - 1, day));
        const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
        expect(isLocalDateTime(text), text).toBe(exists);
      }
    }
  }
});
