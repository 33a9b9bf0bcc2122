import fc from "fast-check";
import type { Command } from "./command.js";
import * as control from "./control.js";
import * as creates from "./create.js";
import * as many from "./many.js";
import { repeat } from "./repeat.js";
import * as simultaneous from "./simultaneous.js";
import * as updates from "./update.js";

const often = (commands: fc.Arbitrary<Command>, weight: number) => Array.from({ length: weight }, () => commands);

/** Sequences of commands. A command that is listed several times is that much more likely. */
export const sequences = fc.commands(
  [
    ...often(creates.createValid, 6),
    ...often(creates.createRepeated, 2),
    ...often(creates.createRepeatedLater, 2),
    creates.createInvalid,
    creates.createForeign,
    ...often(updates.update, 7),
    ...often(updates.publish, 3),
    updates.updateOfAnother,
    ...often(repeat, 5),
    ...often(control.advance, 3),
    ...often(control.advanceToEdge, 4),
    ...often(control.setState, 4),
    control.inject,
    control.seed,
    control.limit,
    control.reset,
    ...often(control.restart, 2),
    control.compare,
    ...often(many.createMany, 3),
    many.fill,
    ...often(simultaneous.createAtOnce, 2),
    ...often(simultaneous.updateAtOnce, 3),
  ],
  { maxCommands: 40, size: "max" },
);
