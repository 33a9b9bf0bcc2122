import { sValidator } from "@hono/standard-validator";
import type { StandardSchemaV1 } from "@standard-schema/spec";
import { Hono } from "hono";
import { describe, expect, expectTypeOf, it } from "vitest";
import { createRequestSchema, updateRequestSchema } from "../../../src/adapters/standard.js";
import {
  type CreateRequest,
  defineRule,
  type UpdateRequest,
  validateCreate,
  validateUpdate,
} from "../../../src/index.js";
import { fixturesIn, type InvalidFixture } from "../../support/fixtures.js";
import { frozen } from "../../support/json.js";
import { pushRequest } from "../../support/test-rule.js";
import { storedPush, updating } from "../../support/updates.js";
import { twoIssues, twoMistakes } from "../two-mistakes.js";

/** Validates like a consumer of the standard, which may get a promise. */
async function validated<T extends StandardSchemaV1>(schema: T, value: unknown) {
  return await schema["~standard"].validate(value);
}

describe("a schema", () => {
  it("has version 1 of the standard", () => {
    for (const schema of [createRequestSchema(), updateRequestSchema()]) {
      expect(schema["~standard"]).toMatchObject({ version: 1, vendor: "campaign-rules" });
    }
  });

  it("has the types of the values that it accepts", () => {
    type Create = ReturnType<typeof createRequestSchema>;
    type Update = ReturnType<typeof updateRequestSchema>;
    expectTypeOf<StandardSchemaV1.InferInput<Create>>().toEqualTypeOf<CreateRequest>();
    expectTypeOf<StandardSchemaV1.InferOutput<Create>>().toEqualTypeOf<CreateRequest>();
    expectTypeOf<StandardSchemaV1.InferInput<Update>>().toEqualTypeOf<UpdateRequest>();
    expectTypeOf<StandardSchemaV1.InferOutput<Update>>().toEqualTypeOf<UpdateRequest>();
    expectTypeOf<Create>().toExtend<StandardSchemaV1<CreateRequest>>();
    expect(createRequestSchema()).toBeTypeOf("object");
  });

  it("throws if its context is invalid, before it validates anything", () => {
    expect(() => createRequestSchema({ features: ["QUEUEING" as never] })).toThrow(TypeError);
    expect(() => updateRequestSchema({ campaign: { state: "PAUSED" as never } })).toThrow(TypeError);
  });
});

describe("a context", () => {
  it("runs custom rules", async () => {
    const noTags = defineRule({
      id: "acme.no-tags",
      scope: "request",
      reads: { presence: ["basic_details.tags"] },
      message: "must be absent",
      check: ({ basic_details }, report) => void (basic_details.tags && report(["basic_details", "tags"])),
    });
    const body = pushRequest({ "basic_details.tags": [] });
    const { issues } = await validated(createRequestSchema({ customRules: [noTags] }), body);
    expect(issues).toMatchObject([{ rule: "acme.no-tags", pointer: "/basic_details/tags" }]);
  });

  it.each([createRequestSchema, updateRequestSchema])("throws on a misspelt option: %o", (make) => {
    const problem = new TypeError('unknown option "feature"; did you mean "features"?');
    expect(() => make({ feature: [] } as object)).toThrow(problem);
  });

  it("applies exceptions", async () => {
    const exceptions = [{ rule: "structure.enum", path: "basic_details.platforms[*]", level: "off" }] as const;
    const platforms = ["ANDROID", "ios"];
    const body = pushRequest({ "basic_details.platforms": platforms });
    expect((await validated(createRequestSchema(), body)).issues).toHaveLength(1);
    expect(await validated(createRequestSchema({ exceptions }), body)).toEqual({ value: body });
    const patch = { channel: "PUSH", basic_details: (body as { basic_details: unknown }).basic_details };
    expect((await validated(updateRequestSchema(), patch)).issues).toHaveLength(1);
    expect(await validated(updateRequestSchema({ exceptions }), patch)).toEqual({ value: patch });
  });
});

describe("an accepted value", () => {
  it("is returned itself, without issues", async () => {
    const body = frozen(pushRequest());
    const result = await validated(createRequestSchema(), body);
    expect(result).toEqual({ value: body });
    expect((result as StandardSchemaV1.SuccessResult<unknown>).value).toBe(body);
  });

  it("may have warnings, which are not issues", async () => {
    const body = pushRequest({ "basic_details.nmae": "Sale" });
    const context = { lint: true, features: [] };
    expect(validateCreate(body, context).warnings).not.toEqual([]);
    expect(await validated(createRequestSchema(context), body)).toEqual({ value: body });
  });
});

describe("a rejected value", () => {
  it("has an issue for each violation, with its place as a list", async () => {
    expect(await validated(createRequestSchema(), twoMistakes)).toEqual({ issues: twoIssues });
  });

  it.each(fixturesIn<InvalidFixture>("create/invalid"))("%s", async (_, { body, context }) => {
    const { violations } = validateCreate(body, context);
    const { issues = [] } = await validated(createRequestSchema(context), body);
    expect(issues).not.toEqual([]);
    const expected = violations.map(({ segments, message }) => [segments, message]);
    expect(issues.map(({ path, message }) => [path, message])).toEqual(expected);
  });

  it.each([undefined, null, 5, "text", []])("%j, as anything, without throwing", async (value) => {
    const { issues } = await validated(createRequestSchema(), value);
    expect(issues).toMatchObject([{ path: [], pointer: "", rule: "structure.type" }]);
  });
});

describe("an update", () => {
  const context = updating("ACTIVE", storedPush());

  it("is validated with the campaign of the context", async () => {
    const schema = updateRequestSchema(context);
    const patch = { trigger_condition: { trigger_delay_type: "ASAP" } };
    const { violations } = validateUpdate(patch, context);
    const { issues } = await validated(schema, patch);
    expect(issues?.map((issue) => issue.message)).toEqual(violations.map(({ message }) => message));
    expect(issues).toContainEqual(expect.objectContaining({ rule: "update.trigger-condition-unchanged" }));
    expect(await validated(schema, { version_note: "Again" })).toEqual({ value: { version_note: "Again" } });
  });

  it("is that of a draft with unknown contents without a context", async () => {
    expect(await validated(updateRequestSchema(), { status: "PUBLISH" })).toEqual({ value: { status: "PUBLISH" } });
    const { issues } = await validated(updateRequestSchema(), { status: "PAUSE" });
    expect(issues).toMatchObject([{ path: ["status"], rule: "structure.enum" }]);
  });
});

describe("a consumer of the standard, @hono/standard-validator", () => {
  const app = new Hono().post("/campaigns", sValidator("json", createRequestSchema()), (c) => {
    const body = c.req.valid("json");
    expectTypeOf(body).toEqualTypeOf<CreateRequest>();
    return c.json({ channel: body.channel }, 201);
  });

  async function post(body: unknown): Promise<[number, unknown]> {
    const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
    const response = await app.request("/campaigns", init);
    return [response.status, await response.json()];
  }

  it("passes on a valid value, with its type", async () => {
    expect(await post(pushRequest())).toEqual([201, { channel: "PUSH" }]);
  });

  it("answers with our issues", async () => {
    const answer = await post(pushRequest({ "basic_details.platforms": ["ios"] }));
    const place = { path: ["basic_details", "platforms", 0], pointer: "/basic_details/platforms/0" };
    expect(answer).toMatchObject([400, { success: false, error: [{ ...place, rule: "structure.enum" }] }]);
  });
});
