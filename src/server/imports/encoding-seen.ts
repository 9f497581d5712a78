/** The first bytes, before they are taken for letters. */
const MARKS: readonly (readonly [string, readonly number[]])[] = [
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** Sees in which letters a file is written while it passes by. */
export class EncodingSeen {
  readonly #decoder = new TextDecoder('utf-8');
  #start: Uint8Array | undefined;
  /** Letters beyond ASCII that are right, and signs that are none. */
  #right = 0;
  #wrong = 0;

  take(part: Uint8Array): void {
    this.#start ??= part;
    this.#count(this.#decoder.decode(part, { stream: true }));
  }

  #count(text: string): void {
    for (const letter of text.match(/[^\0-\x7F]/gu) ?? []) {
      if (letter === '\uFFFD') this.#wrong += 1;
      else this.#right += 1;
    }
  }

  get start(): Uint8Array {
    return this.#start ?? new Uint8Array();
  }

  /**
   * Spreadsheets write UTF-16 with a mark before it, and else what Windows had. A file of UTF-8 in which some letters got
   * lost stays one: those are found cell by cell, and the others are right.
   */
  get encoding(): string {
    const marked = MARKS.find(([, bytes]) => bytes.every((byte, at) => this.start[at] === byte));
    if (marked) return marked[0];
    this.#count(this.#decoder.decode());
    return this.#wrong > 0 && this.#wrong >= this.#right ? 'windows-1252' : 'utf-8';
  }
}
