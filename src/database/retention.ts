import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from './database.ts';

/** What the operator may change, in days. */
export type RetentionSetting =
  | 'EVENT_DAYS'
  | 'AUDIT_DAYS'
  | 'JOB_DAYS'
  | 'MAILBOX_DAYS'
  | 'MEDIA_TRASH_DAYS'
  | 'UNUSED_UPLOAD_DAYS';
export type RetentionDays = Readonly<Partial<Record<RetentionSetting, number | undefined>>>;

interface Store {
  db: Queryable;
  siteId: string;
}

/** Something that is kept for a time and then forgotten. */
export interface RetentionRule<In extends Store = Store> {
  /** As the operator reads it. */
  what: string;
  /** From when, likewise. */
  since: string;
  days: number;
  setting?: RetentionSetting;
  /** Forgets so many of those whose time ended before then. @returns how many there were */
  forget: (this: void, store: In, before: Date, limit: number) => Promise<number>;
}

/** Rows of a table, by a condition over those whose time ended `before`. */
export const oldRows =
  (
    table: string,
    isOld: (before: string, siteId: string) => RawBuilder<unknown>,
    { siteless = false } = {},
  ): RetentionRule['forget'] =>
  async ({ db, siteId }, before, limit) => {
    const mine = siteless ? sql`true` : sql`site_id = ${siteId}`;
    const { numAffectedRows } = await sql`DELETE FROM ${sql.table(table)} WHERE ctid = ANY(ARRAY(
      SELECT ctid FROM ${sql.table(table)}
      WHERE ${mine} AND ${isOld(before.toISOString(), siteId)} LIMIT ${limit} FOR UPDATE SKIP LOCKED))`.execute(
      db,
    );
    return Number(numAffectedRows ?? 0);
  };

/** Rows of a table whose date in this column is past. */
export const rowsBefore = (
  table: string,
  column: string,
  options?: { siteless: boolean },
): RetentionRule['forget'] => oldRows(table, (before) => sql`${sql.ref(column)} < ${before}`, options);

/** Rows are kept for days, so nobody looks for old ones each minute: one statement for each of some 60 tables. */
export const PRUNE_INTERVAL_MS = 600_000;

const DAY_MS = 86_400_000;
/** Few enough to be in nobody's way. */
const BATCH = 500;
/** A round; the rest is the next one's. */
const BATCHES = 20;

interface Pruning<In extends Store> {
  kept: readonly RetentionRule<In>[];
  days: RetentionDays;
  now: Date;
  /** Each batch is a transaction of its own. */
  transaction: (work: (store: In) => Promise<number>) => Promise<number>;
  /** One that fails stops no other. */
  onError: (what: string, error: unknown) => void;
}

/** Forgets what its time is over for, a bounded number of each. */
export async function prune<In extends Store>(pruning: Pruning<In>): Promise<void> {
  const { kept, days, now, transaction, onError } = pruning;
  for (const { what, setting, days: usual, forget } of kept) {
    const before = new Date(now.getTime() - ((setting && days[setting]) ?? usual) * DAY_MS);
    try {
      let batches = 0;
      while ((await transaction((store) => forget(store, before, BATCH))) >= BATCH && ++batches < BATCHES);
    } catch (error) {
      onError(what, error);
    }
  }
}
