const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const [OPEN_OBJECT, OPEN_ARRAY, CLOSE_OBJECT, CLOSE_ARRAY] = [0x7b, 0x5b, 0x7d, 0x5d];
const [COLON, COMMA] = [0x3a, 0x2c];

/** The longest id to keep, in bytes. */
const LONGEST = 256;

/** Finds the `id` of a JSON-RPC message that is too large to keep, in one pass over its bytes. */
export class TopLevelId {
  #depth = 0;
  #inString = false;
  #escaped = false;
  #isValue = false;
  #key = "";
  #token: number[] = [];
  /** The last `id` at the top of the message, if it is one that JSON-RPC allows. */
  id: string | number | undefined;
  #hasMethod = false;

  /** The `id`, unless the message is an answer: one to that would seem to be about a request of the client. */
  get requestId(): string | number | undefined {
    return this.#hasMethod ? this.id : undefined;
  }

  write(bytes: Uint8Array): void {
    for (const byte of bytes) this.#read(byte);
  }

  #read(byte: number): void {
    if (this.#inString) {
      this.#keep(byte);
      if (this.#escaped) this.#escaped = false;
      else if (byte === BACKSLASH) this.#escaped = true;
      else if (byte === QUOTE) this.#inString = false;
      return;
    }
    if (byte === COLON && this.#depth === 1) {
      this.#key = String(this.#parse() ?? "");
      this.#isValue = true;
      if (this.#key === "method") this.#hasMethod = true;
    } else if (byte === COMMA || byte === CLOSE_OBJECT || byte === CLOSE_ARRAY) {
      if (this.#depth === 1 && this.#isValue) this.#endValue();
      if (byte !== COMMA) this.#depth--;
    } else if (byte === OPEN_OBJECT || byte === OPEN_ARRAY) {
      this.#depth++;
    } else {
      this.#inString = byte === QUOTE;
      this.#keep(byte);
    }
  }

  #endValue(): void {
    const value = this.#parse();
    if (this.#key === "id" && (typeof value === "string" || typeof value === "number")) this.id = value;
    this.#isValue = false;
  }

  #keep(byte: number): void {
    if (this.#depth === 1 && this.#token.length <= LONGEST) this.#token.push(byte);
  }

  /** The value of the token, if it is complete and JSON. */
  #parse(): unknown {
    const text = Buffer.from(this.#token).toString("utf8");
    this.#token = [];
    try {
      return text.length > LONGEST ? undefined : JSON.parse(text);
    } catch {
      return undefined;
    }
  }
}
