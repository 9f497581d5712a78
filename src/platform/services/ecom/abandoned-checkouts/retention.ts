import type { RetentionRule } from '#database/retention.ts';
import { rowsBefore } from '#database/retention.ts';
import type { Context } from '#platform/context.ts';

/** Whose they are is in them; what a year shows of recovering is enough. */
export const oldAbandoned: RetentionRule<Context> = {
  what: 'Abandoned checkouts, recovered or not',
  since: 'they were last changed',
  days: 400,
  forget: rowsBefore('abandoned_checkouts', 'updated_date'),
};
