import fc from "fast-check";
import type { Command } from "./command.js";
import * as control from "./control.js";
import * as creates from "./create.js";
import * as invalid from "./create-invalid.js";
import * as many from "./many.js";
import { repeat } from "./repeat.js";
import * as simultaneous from "./simultaneous.js";
import * as strangers from "./strangers.js";
import * as updates from "./update.js";

const often = (commands: fc.Arbitrary<Command>, weight: number) => Array.from({ length: weight }, () => commands);

/** Sequences of commands. A command that is listed several times is that much more likely. */
export const sequences = fc.commands(
  [
    ...often(creates.createValid, 6),
    ...often(creates.createRepeated, 2),
    ...often(creates.createRepeatedLater, 2),
    invalid.createInvalid,
    creates.createForeign,
    invalid.createFromText,
    invalid.createInEncoding,
    invalid.createWithDuplicate,
    invalid.createLong,
    invalid.createWithFaultyHeaders,
    ...often(updates.update, 7),
    ...often(updates.updateWithStamps, 2),
    updates.updateWithAnything,
    ...often(updates.publish, 3),
    updates.updateWithFaultyHeaders,
    ...often(repeat, 5),
    strangers.createAsStranger,
    strangers.updateAsStranger,
    strangers.updateOfAnother,
    strangers.updateUnknown,
    strangers.callElsewhere,
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

/**
 * Sequences for a server that has no limits, faults, restarts and clock, and is controlled only through what it stores.
 * Frameworks find malformed JSON before anything else, and reject duplicate keys, so both are left out.
 */
export const plainSequences = fc.commands(
  [
    ...often(creates.createValid, 6),
    creates.createForeign,
    invalid.createInvalid,
    invalid.createWithFaultyHeaders,
    ...often(updates.update, 7),
    ...often(updates.updateWithStamps, 2),
    updates.updateWithAnything.filter(isJson),
    ...often(updates.publish, 3),
    updates.updateWithFaultyHeaders,
    ...often(repeat.filter(isJson), 5),
    strangers.createAsStranger,
    strangers.updateAsStranger,
    strangers.updateOfAnother,
    ...often(control.setState, 2),
    control.compare,
  ],
  { maxCommands: 40, size: "max" },
);

function isJson(command: Command): boolean {
  return !/"isText":true|"way":"text"/u.test(command.toString());
}
