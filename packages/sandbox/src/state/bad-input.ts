/** The input of a control method or request is invalid. The message says why, and may be shown. */
export class BadInput extends TypeError {
  override readonly name: string = "BadInput";
  readonly status: 400 | 404 = 400;

  /** @param target `error.target` of the answer to such a request. */
  constructor(
    message: string,
    readonly target: string = "body",
  ) {
    super(message);
  }
}

/** The input names something that does not exist, or no longer does. */
export class NotFound extends BadInput {
  override readonly name: string = "NotFound";
  override readonly status = 404;
}

/** There is no campaign with this id. */
export class NoSuchCampaign extends NotFound {
  override readonly name = "NoSuchCampaign";

  constructor() {
    super("there is no campaign with this id", "campaign_id");
  }
}

/** @throws {BadInput} unless the value at this place is an object, and not an array. */
export function expectObject(value: unknown, place: string): asserts value is object {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return;
  throw new BadInput(`${place} must be an object`);
}

/**
 * Returns an object whose members are all among these names.
 *
 * @throws {BadInput} if it is anything else.
 */
export function expectMembers<N extends string>(value: unknown, names: readonly N[], place = "body") {
  expectObject(value, place);
  for (const name of Object.keys(value)) {
    if (names.some((known) => known === name)) continue;
    throw new BadInput(`${place} has an unknown member ${JSON.stringify(name.slice(0, 64))}`);
  }
  return value as Partial<Record<N, unknown>>;
}
