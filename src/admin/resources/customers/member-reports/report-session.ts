import type { ReportedRecord, ReportOutcome } from './reported-member.ts';

export interface ReportDecision {
  /** As the member was when they were judged. */
  before: ReportedRecord;
  to: ReportOutcome;
}

export interface SessionState {
  deeds: readonly ReportDecision[];
  /** The number of undone decisions; a page compares it to notice one. */
  taken: number;
  /** The decisions by id of the member that no list has read back yet. */
  judged: ReadonlyMap<string, ReportOutcome>;
}

interface Wires {
  judge: (id: string, to: ReportOutcome) => Promise<unknown>;
  reopen: (reportDecision: ReportDecision) => Promise<unknown>;
  /** Every list shows what the platform knows now. */
  readAgain: () => Promise<unknown>;
  refused: (before: ReportedRecord, error: unknown) => void;
}

/**
 * What one person decides about reported members while the back office is open: it goes on while they are elsewhere, so
 * it outlives the page. Each is seen at once, and sent behind the one before it on the same member.
 */
export class ReportSession {
  wires: Wires;
  #state: SessionState = { deeds: [], taken: 0, judged: new Map() };
  readonly #sending = new Map<string, Promise<void>>();
  readonly #listeners = new Set<() => void>();

  constructor(wires: Wires) {
    this.wires = wires;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly state = (): SessionState => this.#state;

  readonly judge = (before: ReportedRecord, to: ReportOutcome): void => {
    const reportDecision: ReportDecision = { before, to };
    this.#change({ deeds: [...this.#state.deeds, reportDecision] });
    this.#put(before.id, to);
    this.#send(
      before,
      () => this.wires.judge(before.id, to),
      () => this.#change({ deeds: this.#state.deeds.filter((one) => one !== reportDecision) }),
    );
  };

  /** @returns whom the last outcome was about */
  readonly undo = (): string | undefined => {
    const { deeds, taken } = this.#state;
    const last = deeds.at(-1);
    if (!last) return undefined;
    this.#change({ deeds: deeds.slice(0, -1), taken: taken + 1 });
    this.#put(last.before.id, undefined);
    this.#send(
      last.before,
      () => this.wires.reopen(last),
      () => undefined,
    );
    return last.before.id;
  };

  #send(row: ReportedRecord, call: () => Promise<unknown>, otherwise: () => void): void {
    const before = this.#sending.get(row.id) ?? Promise.resolve();
    const now = before.then(async () => {
      try {
        await call();
      } catch (error) {
        otherwise();
        this.wires.refused(row, error);
      }
      await this.wires.readAgain();
      // From here on what the platform tells is newer, unless more was decided meanwhile.
      if (this.#sending.get(row.id) !== now) return;
      this.#sending.delete(row.id);
      this.#put(row.id, undefined);
    });
    this.#sending.set(row.id, now);
  }

  #put(id: string, to: ReportOutcome | undefined): void {
    const judged = new Map(this.#state.judged);
    if (to) judged.set(id, to);
    else judged.delete(id);
    this.#change({ judged });
  }

  #change(change: Partial<SessionState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
