/** One process in a sample; times are in seconds. */
export interface Sampled {
  /** The id and the time of its start, as ids are used again. */
  key: string;
  parent: string | undefined;
  /** User and system time of the process itself. */
  own: number;
  /** The same of all descendants for which it and they have waited. */
  waitedFor: number;
  /** Whether it belongs to the tree by itself, without a parent that does. */
  isMarked: boolean;
}

interface Known extends Sampled {
  lastSeen: number;
}

/** Adds up the CPU time of processes that were seen in samples of a tree, those that ended included. */
export class ProcessTree {
  readonly #known = new Map<string, Known>();
  #samples = 0;

  knows(key: string): boolean {
    return this.#known.has(key);
  }

  add(sample: readonly Sampled[]): void {
    this.#samples += 1;
    let found = true;
    const waiting = new Set(sample);
    // A child may stand before its parent.
    while (found) {
      found = false;
      for (const process of waiting) {
        const known = this.#known.get(process.key);
        const parent =
          process.parent !== undefined && this.knows(process.parent) ? process.parent : undefined;
        if (!known && parent === undefined && !process.isMarked) continue;
        this.#known.set(process.key, { ...process, parent, lastSeen: this.#samples });
        waiting.delete(process);
        found = true;
      }
    }
  }

  /** A process whose parent is not known any more, such as a detached server, counts by itself. */
  seconds(): number {
    const children = Map.groupBy(this.#known.values(), ({ parent }) => parent);
    const total = (process: Known): number => {
      let ended = 0;
      let running = 0;
      for (const child of children.get(process.key) ?? []) {
        if (child.lastSeen < process.lastSeen) ended += total(child);
        else running += total(child);
      }
      // Who ended was either waited for, with more than was seen of it, or not.
      return process.own + Math.max(process.waitedFor, ended) + running;
    };
    return (children.get(undefined) ?? []).reduce((sum, process) => sum + total(process), 0);
  }
}
