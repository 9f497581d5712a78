import type { Kysely } from 'kysely';
import type { TestGatewayOptions } from './options.ts';
import { gatewayTables, type PaymentRow } from './tables.ts';

interface Decision {
  outcome: 'APPROVED' | 'DECLINED' | 'AUTHORIZED';
  reason: string | null;
}

type Tables = ReturnType<typeof gatewayTables> extends Kysely<infer T> ? T : never;

/** Decides a payment that waits and writes down that the platform is to be told; false when it was decided before. */
async function decide(
  { siteId, ids, clock }: TestGatewayOptions,
  db: Kysely<Tables>,
  { id: paymentId, status, authorizeOnly }: Pick<PaymentRow, 'id' | 'status' | 'authorizeOnly'>,
  decision: Decision,
): Promise<boolean> {
  const { reason } = decision;
  const outcome = decision.outcome === 'APPROVED' && authorizeOnly ? 'AUTHORIZED' : decision.outcome;
  const decided = await db
    .updateTable('testGatewayPayments')
    .set({ status: outcome, reason, settlesDate: null })
    .where('siteId', '=', siteId)
    .where('id', '=', paymentId)
    .where('status', '=', status)
    .returning('id')
    .executeTakeFirst();
  if (!decided) return false;
  const nextAttempt = clock.now().toISOString();
  await db
    .insertInto('testGatewayNotices')
    .values({ siteId, id: ids.guid(), paymentId, outcome, reason, attempts: 0, nextAttempt })
    .execute();
  return true;
}

const dueDecision = ({ status, scenario }: PaymentRow): Decision => {
  if (status === 'ACTION_REQUIRED') return { outcome: 'DECLINED', reason: 'authentication_timed_out' };
  return scenario === 'declined_later'
    ? { outcome: 'DECLINED', reason: 'card_declined' }
    : { outcome: 'APPROVED', reason: null };
};

/** Decides what time decides. */
export async function processDue(options: TestGatewayOptions): Promise<void> {
  const { database, siteId, clock } = options;
  const due = await gatewayTables(database.kysely)
    .selectFrom('testGatewayPayments')
    .selectAll()
    .where('siteId', '=', siteId)
    .where('settlesDate', '<=', clock.now().toISOString())
    .execute();
  for (const row of due) {
    await database.transaction((tx) => decide(options, gatewayTables(tx), row, dueDecision(row)));
  }
}

/** The shopper's answer on the page of the second step. */
export const answerChallenge = (
  options: TestGatewayOptions,
  row: PaymentRow,
  isConfirmed: boolean,
): Promise<boolean> =>
  options.database.transaction((tx) =>
    decide(
      options,
      gatewayTables(tx),
      row,
      isConfirmed
        ? { outcome: 'APPROVED', reason: null }
        : { outcome: 'DECLINED', reason: 'authentication_failed' },
    ),
  );

export const findChallenge = (
  { database, siteId }: TestGatewayOptions,
  challengeId: string,
): Promise<PaymentRow | undefined> =>
  gatewayTables(database.kysely)
    .selectFrom('testGatewayPayments')
    .selectAll()
    .where('siteId', '=', siteId)
    .where('challengeId', '=', challengeId)
    .executeTakeFirst();
