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

/** There is no campaign with this id. */
export class NoSuchCampaign extends BadInput {
  override readonly name = "NoSuchCampaign";
  override readonly status = 404;

  constructor() {
    super("there is no campaign with this id", "campaign_id");
  }
}

/** There is no snapshot with this name. */
export class NoSuchSnapshot extends BadInput {
  override readonly name = "NoSuchSnapshot";
  override readonly status = 404;

  constructor() {
    super("there is no snapshot with this name", "name");
  }
}

/** The log has no entry with this id, or no longer has it. */
export class NoSuchEntry extends BadInput {
  override readonly name = "NoSuchEntry";
  override readonly status = 404;

  constructor() {
    super("the log has no entry with this id", "id");
  }
}
