import type { StructureId, StructureParams } from "../structure/structural-rules.js";

/** Every rule id with the params of its violations. */
export interface RuleParams extends StructureParams {}

/** Id of a rule. Ids are stable: they may be stored, compared and linked to. */
export type RuleId = keyof RuleParams;

export type { StructureId };
