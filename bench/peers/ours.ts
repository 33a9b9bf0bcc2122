import { createValidator, type Violation, validateCreate } from "../../src/index.js";
import type { Knowledge, Segment } from "./peer.js";

export function validator(knowledge: Knowledge): (body: unknown) => readonly Violation[] {
  const { create } = createValidator(knowledge);
  return (body) => create(body).violations;
}

/** What a program that only validates create requests needs of this package, for its size and start. */
export function alone(knowledge: Knowledge): (body: unknown) => readonly Violation[] {
  return (body) => validateCreate(body, knowledge).violations;
}

export function updater(knowledge: Knowledge): (patch: object, stored: object) => readonly Violation[] {
  const { update } = createValidator(knowledge);
  return (patch, stored) => update(patch, { state: "DRAFT", body: stored }).violations;
}

export function placesOf({ segments }: Violation): Segment[][] {
  return [segments];
}
