import { compareMoney } from '#shared/money.ts';
import type { AuthorizationOutcome, AuthorizationRequest } from '../../ports.ts';
import { FAILING, authorizedUntil } from '../test-payment-provider.ts';
import type { TestGatewayOptions } from './options.ts';
import { gatewayTables, type PaymentRow } from './tables.ts';

export const expiryOf = ({ createdDate }: Pick<PaymentRow, 'createdDate'>): string =>
  authorizedUntil(new Date(createdDate));

export const findPayment = (
  { database, siteId }: TestGatewayOptions,
  id: string,
): Promise<PaymentRow | undefined> =>
  gatewayTables(database.kysely)
    .selectFrom('testGatewayPayments')
    .selectAll()
    .where('siteId', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();

/** Ends what is held, by one statement: of two acts at once one finds it ended. */
async function end(
  { database, siteId }: TestGatewayOptions,
  id: string,
  changes: Pick<PaymentRow, 'status' | 'endedBy' | 'capturedAmount'>,
): Promise<boolean> {
  const ended = await gatewayTables(database.kysely)
    .updateTable('testGatewayPayments')
    .set(changes)
    .where('siteId', '=', siteId)
    .where('id', '=', id)
    .where('status', '=', 'AUTHORIZED')
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

async function again(
  options: TestGatewayOptions,
  { providerTransactionId, idempotencyKey }: AuthorizationRequest,
): Promise<AuthorizationOutcome> {
  const row = await findPayment(options, providerTransactionId);
  return row?.endedBy === idempotencyKey
    ? { status: 'SUCCEEDED' }
    : { status: 'FAILED', reason: 'not_authorized' };
}

/**
 * Takes a part of what is held, or all of it; the rest is let go.
 * @returns undefined for a payment that is not in the books, such as one of the demo's past
 */
export async function captureAuthorized(
  options: TestGatewayOptions,
  request: AuthorizationRequest,
): Promise<AuthorizationOutcome | undefined> {
  const { providerTransactionId: id, amount, idempotencyKey } = request;
  const row = await findPayment(options, id);
  if (!row) return undefined;
  if (row.status !== 'AUTHORIZED') return again(options, request);
  if (expiryOf(row) <= options.clock.now().toISOString()) return { status: 'EXPIRED' };
  if (id.startsWith(FAILING)) return { status: 'FAILED', reason: 'capture_refused' };
  if (compareMoney(amount, row.amount) > 0) return { status: 'FAILED', reason: 'amount_too_large' };
  const changes = { status: 'CAPTURED', endedBy: idempotencyKey, capturedAmount: amount } as const;
  return (await end(options, id, changes)) ? { status: 'SUCCEEDED' } : again(options, request);
}

/** Lets go of what is held. @returns undefined for a payment that is not in the books */
export async function voidAuthorized(
  options: TestGatewayOptions,
  request: AuthorizationRequest,
): Promise<AuthorizationOutcome | undefined> {
  const { providerTransactionId: id, idempotencyKey } = request;
  const row = await findPayment(options, id);
  if (!row) return undefined;
  if (row.status !== 'AUTHORIZED') return again(options, request);
  const changes = { status: 'VOIDED', endedBy: idempotencyKey, capturedAmount: null } as const;
  return (await end(options, id, changes)) ? { status: 'SUCCEEDED' } : again(options, request);
}
