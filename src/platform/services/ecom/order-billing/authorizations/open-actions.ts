import { CamelCasePlugin, type Kysely } from 'kysely';
import type { Queryable } from '#database/database.ts';
import type { Context, SiteDb } from '#platform/context.ts';
import { writeAuthorizedUntil, type ActionReason, type PlannedAction } from '../../orders/public.ts';

/** A capture or void the provider is yet to answer for. */
export interface OpenAction extends PlannedAction {
  /** Of this try. */
  id: string;
  orderId: string;
  currency: string;
  reason: ActionReason;
  /** Who asked for it, where a person did. */
  author: string | null;
  /** How often the provider was asked. */
  asks: number;
  nextAskDate: string;
}

/** What time does to a payment that is only held. */
export interface Schedule {
  paymentId: string;
  orderId: string;
  kind: PlannedAction['kind'];
  dueDate: string;
}

interface Tables {
  openAuthorizationActs: OpenAction & { siteId: string };
  authorizationSchedules: Schedule & { siteId: string };
}

type Timed = SiteDb & Pick<Context, 'clock'>;

const camelCase = new CamelCasePlugin();
const tables = (db: Queryable): Kysely<Tables> => (db as Kysely<Tables>).withPlugin(camelCase);
const BATCH = 50;

const acts = ({ db, siteId }: SiteDb) =>
  tables(db)
    .selectFrom('openAuthorizationActs')
    .select([
      'id',
      'orderId',
      'paymentId',
      'kind',
      'amount',
      'currency',
      'providerTransactionId',
      'reason',
      'author',
      'asks',
      'nextAskDate',
    ])
    .where('siteId', '=', siteId);

export const findOpenAction = (scope: SiteDb, id: string): Promise<OpenAction | undefined> =>
  acts(scope).where('id', '=', id).executeTakeFirst();

export const dueActions = (scope: Timed): Promise<OpenAction[]> =>
  acts(scope)
    .where('nextAskDate', '<=', scope.clock.now().toISOString())
    .orderBy('nextAskDate')
    .limit(BATCH)
    .execute();

export async function insertOpenActions({ db, siteId }: SiteDb, open: readonly OpenAction[]): Promise<void> {
  await tables(db)
    .insertInto('openAuthorizationActs')
    .values(open.map((action) => ({ siteId, ...action })))
    .execute();
}

export async function updateOpenAction(
  { db, siteId }: SiteDb,
  id: string,
  changes: Pick<OpenAction, 'asks' | 'nextAskDate'>,
): Promise<void> {
  await tables(db)
    .updateTable('openAuthorizationActs')
    .set(changes)
    .where('siteId', '=', siteId)
    .where('id', '=', id)
    .execute();
}

export async function removeOpenAction({ db, siteId }: SiteDb, id: string): Promise<void> {
  await tables(db)
    .deleteFrom('openAuthorizationActs')
    .where('siteId', '=', siteId)
    .where('id', '=', id)
    .execute();
}

/** Orders can be looked for by when what is held for them ends. */
async function tellOrder({ db, siteId }: SiteDb, orderId: string): Promise<void> {
  const next = await tables(db)
    .selectFrom('authorizationSchedules')
    .select((of) => of.fn.min('dueDate').as('until'))
    .where('siteId', '=', siteId)
    .where('orderId', '=', orderId)
    .executeTakeFirst();
  await writeAuthorizedUntil(db, siteId, orderId, next?.until ?? null);
}

/** Of a payment there is one, or none. */
export async function putSchedule({ db, siteId }: SiteDb, schedule: Schedule): Promise<void> {
  const { kind, dueDate } = schedule;
  await tables(db)
    .insertInto('authorizationSchedules')
    .values({ siteId, ...schedule })
    .onConflict((conflict) => conflict.columns(['siteId', 'paymentId']).doUpdateSet({ kind, dueDate }))
    .execute();
  await tellOrder({ db, siteId }, schedule.orderId);
}

export async function dropSchedule({ db, siteId }: SiteDb, paymentId: string): Promise<void> {
  const dropped = await tables(db)
    .deleteFrom('authorizationSchedules')
    .where('siteId', '=', siteId)
    .where('paymentId', '=', paymentId)
    .returning('orderId')
    .execute();
  for (const { orderId } of dropped) await tellOrder({ db, siteId }, orderId);
}

export const dueSchedules = ({ db, siteId, clock }: Timed): Promise<Schedule[]> =>
  tables(db)
    .selectFrom('authorizationSchedules')
    .select(['paymentId', 'orderId', 'kind', 'dueDate'])
    .where('siteId', '=', siteId)
    .where('dueDate', '<=', clock.now().toISOString())
    .orderBy('dueDate')
    .limit(BATCH)
    .execute();
