import type { Database } from '../database/database.ts';
import type { PaymentProvider } from '../platform/ports.ts';

export class Killed extends Error {
  override readonly name = 'Killed';
}

/** A process that can be killed where it does harm: around each transaction and each call of the payment provider. */
export interface Mortal {
  /** Runs so many steps, then fails at everything until revived. */
  dieAt(step: number): void;
  revive(): void;
  database(real: Database): Database;
  payments(real: PaymentProvider): PaymentProvider;
}

export function mortal(): Mortal {
  let left = Infinity;
  const step = (): void => {
    if (left-- <= 0) throw new Killed('The process was killed.');
  };
  async function between<T>(ask: () => Promise<T>): Promise<T> {
    step();
    const answer = await ask();
    step();
    return answer;
  }
  return {
    dieAt: (at) => void (left = at),
    revive: () => void (left = Infinity),
    database: (real) => ({
      ...real,
      get kysely() {
        return real.kysely;
      },
      async transaction(work) {
        const done = await real.transaction(async (tx) => {
          step();
          const value = await work(tx);
          step();
          return value;
        });
        step();
        return done;
      },
    }),
    payments: (real) => ({
      ...real,
      charge: (request) => between(() => real.charge(request)),
      refund: (request) => between(() => real.refund(request)),
      capture: (request) => between(() => real.capture(request)),
      void: (request) => between(() => real.void(request)),
    }),
  };
}

export interface Bank {
  provider: PaymentProvider;
  /** What it paid, by key: once each. */
  paid: ReadonlyMap<string, { paymentId: string; amount: string }>;
  /** How often it was asked with each key. */
  asked: ReadonlyMap<string, number>;
  /** What it does with the next calls, one each; then it pays at once. */
  plan: ('pay' | 'lose the answer' | 'no answer' | 'refuse' | 'later')[];
  /** Lets it answer; before that it lets everybody wait. */
  hold(): () => void;
}

/** A payment provider with books of its own. */
export function startBank(rest: PaymentProvider): Bank {
  const paid = new Map<string, { paymentId: string; amount: string }>();
  const requested = new Map<string, number>();
  const rejected = new Set<string>();
  const waiting = new Set<string>();
  const plan: Bank['plan'] = [];
  let gate: Promise<void> = Promise.resolve();
  return {
    paid,
    asked: requested,
    plan,
    hold() {
      let open = (): void => {};
      gate = new Promise((resolve) => {
        open = () => {
          gate = Promise.resolve();
          resolve();
        };
      });
      return open;
    },
    provider: {
      ...rest,
      async refund({ idempotencyKey: key, paymentId, amount }) {
        requested.set(key, (requested.get(key) ?? 0) + 1);
        await gate;
        const known = paid.get(key);
        if (known && (known.paymentId !== paymentId || known.amount !== amount)) {
          throw new Error('The key belongs to another refund.');
        }
        const next = plan.shift() ?? 'pay';
        if (next === 'no answer') throw new Error('The bank did not answer.');
        if (rejected.has(key)) return { status: 'FAILED', reason: 'No.' };
        if (!known && next === 'refuse') {
          rejected.add(key);
          return { status: 'FAILED', reason: 'No.' };
        }
        if (!known && next === 'later' && !waiting.has(key)) {
          waiting.add(key);
          return { status: 'PENDING', providerRefundId: key };
        }
        paid.set(key, { paymentId, amount });
        if (next === 'lose the answer') throw new Error('The answer was lost.');
        return { status: 'SUCCEEDED', providerRefundId: key };
      },
    },
  };
}

/** A process that ends without a word, as by kill −9: what it waits for never comes, and nobody hears of an error. */
export interface SuddenDeath {
  database: Database;
  /** It ends as soon as so many more transactions are committed: what the last of them did it does not know. */
  dieAfter(commits: number): void;
  died: Promise<void>;
}

export function suddenDeath(real: Database): SuddenDeath {
  let left = Infinity;
  const { promise: died, resolve } = Promise.withResolvers<void>();
  const never = (): Promise<never> => {
    resolve();
    return new Promise(() => {});
  };
  return {
    died,
    dieAfter: (commits) => void (left = commits),
    database: {
      ...real,
      get kysely() {
        return real.kysely;
      },
      async transaction(work) {
        if (left <= 0) return never();
        const done = await real.transaction(work);
        return --left <= 0 ? never() : done;
      },
    },
  };
}
