/** Request bodies as Standard Schema objects, for any library that accepts them. */
import type { StandardJSONSchemaV1, StandardSchemaV1 } from "@standard-schema/spec";
import { membersOf } from "../engine/context/option-errors.js";
import {
  type Context,
  type CreateRequest,
  createValidator,
  type Failure,
  type Segment,
  type Success,
  type UpdateContext,
  type UpdateRequest,
  type Violation,
} from "../index.js";
import { converterOf } from "./standard/json-schema.js";

/** An issue of the standard, with additional data that identifies the error. Warnings are not issues. */
export interface CampaignIssue extends StandardSchemaV1.Issue {
  readonly message: string;
  /** The exact place; in an update of a known campaign, the place in the merged campaign. */
  readonly path: readonly Segment[];
  /** The same place as a JSON Pointer (RFC 6901). */
  readonly pointer: string;
  readonly rule: Violation["rule"];
  /** The params of the message. */
  readonly params: Violation["params"];
}

/** The result of validation, never a promise. `value` is the caller's own object. */
export type CampaignSchemaResult<T> =
  | { readonly value: T; readonly issues?: undefined }
  | { readonly issues: readonly CampaignIssue[] };

/** A schema of the standard. It does not change values, so input and output are the same. */
export interface CampaignSchema<T> extends StandardSchemaV1<T>, StandardJSONSchemaV1<T> {
  readonly "~standard": CampaignSchemaProps<T>;
}

export interface CampaignSchemaProps<T> extends StandardSchemaV1.Props<T>, StandardJSONSchemaV1.Props<T> {
  readonly vendor: "campaign-rules";
  /**
   * Returns the shape of a body as JSON Schema, for the targets `draft-2020-12` and `draft-07`. It describes each
   * member on its own, without the rules. Throws a `TypeError` for any other target, and for updates with the policy
   * `merge: "member"`, where the stored campaign determines which members an update may omit.
   */
  readonly jsonSchema: StandardJSONSchemaV1.Converter;
  readonly validate: (value: unknown) => CampaignSchemaResult<T>;
}

/**
 * The body of a create request, with all rules. Validation never throws, whatever the body is.
 *
 * @throws {TypeError} if the context is invalid, for example because of an unknown feature.
 */
export function createRequestSchema(context: Context = {}): CampaignSchema<CreateRequest> {
  return schemaOf(converterOf("create"), createValidator(context).create);
}

/**
 * The body of a request to update or publish the context's campaign, section "Update or publish campaign draft". A
 * campaign changes with each update, so a schema that knows the campaign is good for one update only.
 *
 * @throws {TypeError} if the context is invalid, for example because of an unknown state.
 */
export function updateRequestSchema(context: UpdateContext = {}): CampaignSchema<UpdateRequest> {
  // Each part of the context is read once, so that both readers get the same value.
  const own: UpdateContext = membersOf(context, "context");
  const policies: NonNullable<UpdateContext["policies"]> = membersOf(own.policies, "policies");
  const { update } = createValidator({ ...own, policies });
  const isPartial = policies.merge === "member";
  return schemaOf(converterOf(isPartial ? undefined : "update"), update);
}

function schemaOf<T>(
  jsonSchema: StandardJSONSchemaV1.Converter,
  validate: (body: unknown) => Success<T> | Failure,
): CampaignSchema<T> {
  return {
    "~standard": {
      version: 1,
      vendor: "campaign-rules",
      jsonSchema,
      validate(value) {
        const result = validate(value);
        if (result.ok) return { value: result.value };
        const issues = result.violations.map(({ message, segments, pointer, rule, params }) => {
          return { message, path: segments, pointer, rule, params };
        });
        return { issues };
      },
    },
  };
}
