import { isPlannedAnew } from './planned-anew.ts';

/** Plans cost the database memory, per connection. */
const MAX = 300;
/** What is longer is made for its values, and hardly ever comes again. */
const MAX_LENGTH = 20_000;

interface Known {
  /** From the second time on: what comes once is not worth keeping. */
  name?: string;
}

/**
 * Which statements one connection keeps prepared, by their text: those it was asked for lately and more than once. A
 * name is never given twice.
 */
export class StatementNames {
  readonly #known = new Map<string, Known>();
  readonly #most: number;
  #given = 0;

  constructor(max = MAX) {
    this.#most = max;
  }

  /** @returns its name, if it is to have one, and that of the one which has to go for it */
  of(text: string): { name?: string; gone?: string } {
    if (text.length > MAX_LENGTH || isPlannedAnew(text)) return {};
    const known = this.#known.get(text);
    this.#known.delete(text);
    const next = known ? { name: known.name ?? `s${++this.#given}` } : {};
    this.#known.set(text, next);
    const missing = this.#known.size > this.#most ? this.#dropOldest() : undefined;
    return { ...next, ...(missing !== undefined && { gone: missing }) };
  }

  #dropOldest(): string | undefined {
    const [text, known] = this.#known.entries().next().value ?? [];
    if (text !== undefined) this.#known.delete(text);
    return known?.name;
  }
}
