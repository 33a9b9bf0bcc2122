/** Bodies of requests as objects of the Standard Schema, for whatever takes such. */
import type { StandardJSONSchemaV1, StandardSchemaV1 } from "@standard-schema/spec";
import {
  type Context,
  type CreateRequest,
  createValidator,
  type Segment,
  type UpdateContext,
  type UpdateRequest,
  type Violation,
} from "../index.js";
import { membersOf } from "../misuse.js";
import { converterOf } from "./json-schema.js";

/** An error as the standard has it, with what programs need to tell errors apart. Warnings are no issues. */
export interface CampaignIssue extends StandardSchemaV1.Issue {
  readonly message: string;
  /** The exact place; in an update of a campaign that is known, in the campaign as it would be. */
  readonly path: readonly Segment[];
  /** The same place as a JSON Pointer (RFC 6901). */
  readonly pointer: string;
  readonly rule: Violation["rule"];
  /** The facts of the message. */
  readonly params: Violation["params"];
}

/** What validation says. It never has to be waited for. `value` is the caller's own object. */
export type CampaignSchemaResult<T> =
  | { readonly value: T; readonly issues?: undefined }
  | { readonly issues: readonly CampaignIssue[] };

/** A schema of the standard: what it accepts is left as it is, so that input and output are the same. */
export interface CampaignSchema<T> extends StandardSchemaV1<T>, StandardJSONSchemaV1<T> {
  readonly "~standard": CampaignSchemaProps<T>;
}

export interface CampaignSchemaProps<T> extends StandardSchemaV1.Props<T>, StandardJSONSchemaV1.Props<T> {
  readonly vendor: "campaign-rules";
  /**
   * Gives the shape of a body by itself as JSON Schema, for the targets `draft-2020-12` and `draft-07`. It says what each member
   * must be alone, not what rules say. Any other target throws a `TypeError`, and so does every one with the policy
   * `merge: "member"`, by which it depends on the stored campaign what an update may leave out.
   */
  readonly jsonSchema: StandardJSONSchemaV1.Converter;
  readonly validate: (value: unknown) => CampaignSchemaResult<T>;
}

/**
 * The body of a create request, with all rules. No body makes validation throw.
 *
 * @throws {TypeError} when the context is wrong, for example names an unknown feature.
 */
export function createRequestSchema(context: Context = {}): CampaignSchema<CreateRequest> {
  return schemaOf(converterOf("create"), createValidator(context).create);
}

/**
 * The body of a request to update or publish the campaign of the context, section "Update or publish campaign draft". What a
 * campaign is like differs from update to update, so a schema that knows it is good for one.
 *
 * @throws {TypeError} when the context is wrong, for example names an unknown state.
 */
export function updateRequestSchema(context: UpdateContext = {}): CampaignSchema<UpdateRequest> {
  // Each part of the context is read once, so that both of those who read it are told the same.
  const own: UpdateContext = membersOf(context, "context");
  const policies: NonNullable<UpdateContext["policies"]> = membersOf(own.policies, "policies");
  const { update } = createValidator({ ...own, policies });
  const isPartial = policies.merge === "member";
  return schemaOf(converterOf(isPartial ? undefined : "update"), (patch) => update(patch));
}

type Validated<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly violations: Violation[] };

function schemaOf<T>(
  jsonSchema: StandardJSONSchemaV1.Converter,
  validate: (body: unknown) => Validated<T>,
): CampaignSchema<T> {
  return {
    "~standard": {
      version: 1,
      vendor: "campaign-rules",
      jsonSchema,
      validate(value) {
        const result = validate(value);
        return result.ok ? { value: result.value } : { issues: result.violations.map(issueOf) };
      },
    },
  };
}

function issueOf({ message, segments, pointer, rule, params }: Violation): CampaignIssue {
  return { message, path: segments, pointer, rule, params };
}
