/** The bytes of a body are not UTF-8, which JSON must be. */
export class NotUtf8 extends Error {
  override readonly name = "NotUtf8";

  constructor() {
    super("body is not UTF-8");
  }
}
