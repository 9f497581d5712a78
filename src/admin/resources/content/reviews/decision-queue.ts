import { isSilent } from '#admin/data/connection.ts';
import { toCallError } from '#wix/errors.ts';
import type { ReviewStatus } from './review-record.ts';

export interface Deciding {
  id: string;
  title: string;
  /** Where the review stands now, as far as is known. */
  from: ReviewStatus;
}

interface Entry {
  title: string;
  /** What the platform knows; nobody can say after an answer was lost. */
  base?: ReviewStatus | undefined;
  /** What was decided last. */
  wanted?: ReviewStatus | undefined;
  sending: boolean;
}

export interface QueueState {
  /** Decisions the platform does not know yet. */
  standings: ReadonlyMap<string, ReviewStatus>;
  /** Nobody answers: they are sent when somebody does. */
  held: boolean;
}

interface Wiring {
  send: (id: string, to: ReviewStatus) => Promise<unknown>;
  refused: (id: string, title: string, error: unknown) => void;
  /** Kept across a reload. */
  store: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  storeKey: string;
  wait?: (run: () => void, ms: number) => void;
}

const AT_ONCE = 4;
const FIRST_PAUSE = 1000;
const MAX_PAUSE = 15_000;
/** Too many at once is no answer either. */
const isPassing = (status: number): boolean => isSilent(status) || status === 429;

/**
 * Decisions on their way to the platform. None waits for another but for the one before it on the same review; of
 * those only the last counts. What nobody answers is kept and sent again: twice the same changes nothing.
 */
export class DecisionQueue {
  readonly #wiring: Required<Wiring>;
  readonly #entries = new Map<string, Entry>();
  readonly #listeners = new Set<() => void>();
  #state: QueueState = { standings: new Map(), held: false };
  #running = 0;
  #pause = FIRST_PAUSE;
  #held = false;

  constructor(wiring: Wiring) {
    this.#wiring = { wait: (run, ms) => void setTimeout(run, ms), ...wiring };
    for (const [id, entry] of this.#kept()) this.#entries.set(id, { ...entry, sending: false });
    this.#changed();
    this.#pump();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly state = (): QueueState => this.#state;

  decide({ id, title, from }: Deciding, to: ReviewStatus): void {
    const entry = this.#entries.get(id) ?? { title, base: from, wanted: from, sending: false };
    entry.wanted = to;
    this.#entries.set(id, entry);
    this.#forgetIfDone(id, entry);
    this.#changed();
    this.#pump();
  }

  /** Somebody answers again, as far as is known. */
  readonly retry = (): void => {
    if (!this.#held) return;
    this.#held = false;
    this.#changed();
    this.#pump();
  };

  #pump(): void {
    for (const [id, entry] of this.#entries) {
      if (this.#held || this.#running >= AT_ONCE) return;
      const { sending, wanted, base } = entry;
      if (!sending && wanted !== undefined && wanted !== base) void this.#send(id, entry, wanted);
    }
  }

  async #send(id: string, entry: Entry, to: ReviewStatus): Promise<void> {
    entry.sending = true;
    this.#running += 1;
    try {
      await this.#wiring.send(id, to);
      entry.base = to;
      this.#pause = FIRST_PAUSE;
    } catch (error) {
      if (isPassing(toCallError(error).status)) {
        entry.base = undefined;
        this.#hold();
      } else {
        // A later decision on the same review would be rejected just so.
        entry.wanted = entry.base;
        this.#wiring.refused(id, entry.title, error);
      }
    }
    entry.sending = false;
    this.#running -= 1;
    this.#forgetIfDone(id, entry);
    this.#changed();
    this.#pump();
  }

  #hold(): void {
    if (this.#held) return;
    this.#held = true;
    this.#wiring.wait(this.retry, this.#pause);
    this.#pause = Math.min(this.#pause * 2, MAX_PAUSE);
  }

  #forgetIfDone(id: string, { sending, wanted, base }: Entry): void {
    if (!sending && wanted === base) this.#entries.delete(id);
  }

  #changed(): void {
    const open = [...this.#entries].filter(([, { sending, wanted, base }]) => sending || wanted !== base);
    this.#state = {
      standings: new Map(open.flatMap(([id, { wanted }]) => (wanted ? [[id, wanted]] : []))),
      held: this.#held,
    };
    const { store, storeKey } = this.#wiring;
    try {
      if (open.length === 0) store.removeItem(storeKey);
      else store.setItem(storeKey, JSON.stringify(open));
    } catch {
      // No room to keep them across a reload: they are sent all the same.
    }
    for (const listener of this.#listeners) listener();
  }

  #kept(): [string, Entry][] {
    const { store, storeKey } = this.#wiring;
    try {
      const stored: unknown = JSON.parse(store.getItem(storeKey) ?? '[]');
      return Array.isArray(stored) ? (stored as [string, Entry][]) : [];
    } catch {
      return [];
    }
  }
}
