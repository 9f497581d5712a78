/** Lets one in at a time, in the order of arrival. */
export class ConnectionGate {
  readonly #waiting: (() => void)[] = [];
  #taken = false;
  readonly #guard: () => void;

  /** @param guard called on every entry; throws to reject it */
  constructor(guard: () => void = () => {}) {
    this.#guard = guard;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  get isTaken(): boolean {
    return this.#taken;
  }

  /** Resolves to the function that lets the next one in. */
  async enter(): Promise<() => void> {
    this.#guard();
    if (this.#taken) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#taken = true;
    let left = false;
    return () => {
      if (left) return;
      left = true;
      const next = this.#waiting.shift();
      if (next) next();
      else this.#taken = false;
    };
  }

  async pass<T>(work: () => Promise<T>): Promise<T> {
    const leave = await this.enter();
    try {
      return await work();
    } finally {
      leave();
    }
  }
}
