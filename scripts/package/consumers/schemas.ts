import { type FilterGroup, jsonSchemaDocument } from "campaign-rules/schemas";
import type { Static } from "typebox";

export const audience: Static<typeof FilterGroup> = { filter_operator: "and", filters: [] };
export const id: string = jsonSchemaDocument("campaign").$id;
