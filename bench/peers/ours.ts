import { createValidator, type Violation } from "../../src/index.js";
import type { Knowledge, Segment } from "./peer.js";

export function validator(knowledge: Knowledge): (body: unknown) => readonly Violation[] {
  const { create } = createValidator(knowledge);
  return (body) => create(body).violations;
}

export function updater(knowledge: Knowledge): (patch: object, stored: object) => readonly Violation[] {
  const { update } = createValidator(knowledge);
  return (patch, stored) => update(patch, { state: "DRAFT", body: stored }).violations;
}

export function placesOf({ segments }: Violation): Segment[][] {
  return [segments];
}
