import { isOpenReturn, RETURN_ACTIONS, type ReturnAction, type ReturnState } from '#shared/returns.ts';
import type { Context } from '#platform/context.ts';
import { failedPrecondition, notFound, type PlatformError } from '#platform/contract/errors.ts';
import type { DomainEvent } from '#platform/events/events.ts';
import { emailBuyer } from './mail.ts';
import { moved, rejectStep } from './rules/state.ts';
import { returns, type StoredReturn } from './tables.ts';

/** Ours alone: the contract knows no returns. */
const FQDN = 'counterpart.ecom.v1.order_return';

export const created = (stored: StoredReturn): DomainEvent => ({
  entityFqdn: FQDN,
  slug: 'created',
  entityId: stored.id,
  body: { createdEvent: { entity: stored } },
});

const updated = (stored: StoredReturn): DomainEvent => ({
  entityFqdn: FQDN,
  slug: 'updated',
  entityId: stored.id,
  body: { updatedEvent: { currentEntity: stored } },
});

export const returnNotFound = (): PlatformError => notFound('There is no such return.', 'RETURN_NOT_FOUND');

export async function lockReturn({ db, siteId }: Context, id: string): Promise<StoredReturn> {
  const found = await returns.getForUpdate(db, siteId, id);
  if (!found) throw returnNotFound();
  return found;
}

/** Writes a return that is held in its next state, and tells of it. */
export async function moveTo(
  context: Context,
  before: StoredReturn,
  state: ReturnState,
  { answer, by }: { answer?: string | undefined; by?: string | undefined } = {},
): Promise<StoredReturn> {
  const { db, siteId, clock } = context;
  const date = clock.now().toISOString();
  const after = {
    ...moved(before, state, { date, by }),
    updatedDate: date,
    ...(answer !== undefined && { answer }),
  };
  const stored = await returns.replace(db, siteId, after);
  await context.emit(updated(stored));
  return stored;
}

/**
 * What the shop does with a return; the buyer hears of it.
 * @throws 404, and 428 from a state that knows no such step
 */
export async function applyReturnAction(
  context: Context,
  id: string,
  returnAction: ReturnAction,
  answer: string | undefined,
): Promise<StoredReturn> {
  const before = await lockReturn(context, id);
  rejectStep(before.state, returnAction);
  const stored = await moveTo(context, before, RETURN_ACTIONS[returnAction].to, {
    answer,
    by: context.actor,
  });
  await emailBuyer(context, stored);
  return stored;
}

/** The buyer keeps it after all. @throws 428 once it has come to an end, or lies with the shop */
export async function withdraw(context: Context, before: StoredReturn): Promise<StoredReturn> {
  if (!isOpenReturn(before.state) || before.state === 'RECEIVED')
    throw failedPrecondition('This return is not on its way any more.', 'RETURN_IN_OTHER_STATE', {
      state: before.state,
    });
  return moveTo(context, before, 'WITHDRAWN');
}
