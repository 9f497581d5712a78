/** A page that took longer than this to open its stream reads everything again. */
const RETAINED_MS = 60_000;

/** Of two small strings each; an import changes more in a minute. */
const MAX_RETAINED = 2_000;

/** What a page has read may be this much older than its request for the stream, which travels, too. */
const MARGIN_MS = 5_000;

/**
 * The last events of a process. A page reads its records and opens its stream at the same time, so it must be sent what
 * happened between the two.
 */
export class RecentEvents<T> {
  readonly #events: { event: T; at: number }[] = [];
  readonly #now: () => number;
  /** Whatever happened later is here. */
  #completeSince: number;

  /** @param now in milliseconds, and never set back */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
    this.#completeSince = now();
  }

  add(event: T): void {
    const at = this.#now();
    this.#events.push({ event, at });
    while (this.#events.length > MAX_RETAINED || (this.#events[0]?.at ?? at) < at - RETAINED_MS)
      this.#completeSince = this.#events.shift()?.at ?? at;
  }

  /**
   * @param milliseconds before now when the first record may have been read
   * @returns the events since then, oldest first, or undefined where that is not known
   */
  within(milliseconds: number): T[] | undefined {
    const since = this.#now() - milliseconds - MARGIN_MS;
    if (since < this.#completeSince) return undefined;
    return this.#events.filter(({ at }) => at >= since).map(({ event }) => event);
  }
}
