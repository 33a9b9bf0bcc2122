/** What a control method or its request asks for makes no sense. The message says why, and may be shown. */
export class BadInput extends TypeError {
  override readonly name: string = "BadInput";
}

/** There is no campaign with this id. */
export class NoSuchCampaign extends BadInput {
  override readonly name = "NoSuchCampaign";

  constructor() {
    super("there is no campaign with this id");
  }
}

/** The log has no entry with this id, or none any more. */
export class NoSuchEntry extends BadInput {
  override readonly name = "NoSuchEntry";

  constructor() {
    super("the log has no entry with this id");
  }
}
