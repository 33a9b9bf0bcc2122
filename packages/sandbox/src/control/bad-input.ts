/** The input of a control method or request is invalid. The message says why, and may be shown. */
export class BadInput extends TypeError {
  override readonly name: string = "BadInput";
  /** `error.target` and the status of the answer to such a request. */
  readonly target: string = "body";
  readonly status: 400 | 404 = 400;
}

/** There is no campaign with this id. */
export class NoSuchCampaign extends BadInput {
  override readonly name = "NoSuchCampaign";
  override readonly target = "campaign_id";
  override readonly status = 404;

  constructor() {
    super("there is no campaign with this id");
  }
}

/** The log has no entry with this id, or no longer has it. */
export class NoSuchEntry extends BadInput {
  override readonly name = "NoSuchEntry";
  override readonly target = "id";
  override readonly status = 404;

  constructor() {
    super("the log has no entry with this id");
  }
}
