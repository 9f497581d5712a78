import type { Charge, ChargeOutcome } from '../../ports.ts';
import type { Scenario } from './cards.ts';
import type { TestGatewayOptions } from './options.ts';
import { expiryOf } from './authorizations.ts';
import { storedCard } from './saved-cards.ts';
import { gatewayTables, type PaymentRow } from './tables.ts';
import { secretName, useToken } from './tokens.ts';

/** How long "later" takes. */
const SECONDS_TO_SETTLE = 8;
/** How long a shopper has for the second step. */
const MINUTES_TO_CONFIRM = 15;

type Start = Pick<PaymentRow, 'status' | 'reason' | 'settlesDate'>;

function start(
  scenario: Scenario | undefined,
  now: Date,
  { authorizeOnly, offSession, requires3dSecure = false }: Charge,
): Start {
  const inSeconds = (seconds: number): string => new Date(now.getTime() + seconds * 1000).toISOString();
  const confirmed: Start = {
    status: 'ACTION_REQUIRED',
    reason: null,
    settlesDate: inSeconds(MINUTES_TO_CONFIRM * 60),
  };
  switch (scenario) {
    case undefined:
      return { status: 'DECLINED', reason: 'token_invalid', settlesDate: null };
    case 'card_declined':
    case 'insufficient_funds':
    case 'expired_card':
    case 'incorrect_cvc':
      return { status: 'DECLINED', reason: scenario, settlesDate: null };
    case 'second_step':
      if (offSession) return { status: 'DECLINED', reason: 'authentication_required', settlesDate: null };
      return confirmed;
    case 'expires_soon':
      if (offSession) return { status: 'DECLINED', reason: 'expired_card', settlesDate: null };
      return { status: authorizeOnly ? 'AUTHORIZED' : 'APPROVED', reason: null, settlesDate: null };
    case 'approved_later':
    case 'declined_later':
      return { status: 'PENDING', reason: null, settlesDate: inSeconds(SECONDS_TO_SETTLE) };
    default:
      if (requires3dSecure && !offSession) return confirmed;
      return { status: authorizeOnly ? 'AUTHORIZED' : 'APPROVED', reason: null, settlesDate: null };
  }
}

/** The ids tell how a refund fares, so that giving money back needs no look into the books. */
const idPrefix = (scenario: Scenario | undefined): string => {
  if (scenario === 'refunds_pending') return 'test_pending_';
  return scenario === 'refunds_fail' ? 'test_fail_' : 'test_';
};

function outcomeOf(row: PaymentRow, publicUrl: string): ChargeOutcome {
  const { id: providerTransactionId, brand, lastFour } = row;
  const card = brand !== null && lastFour !== null ? { card: { brand, lastFourDigits: lastFour } } : {};
  const stored = { ...card, ...(row.savedMethod !== null && { savedMethod: row.savedMethod }) };
  switch (row.status) {
    case 'DECLINED':
      return { status: 'DECLINED', providerTransactionId, reason: row.reason ?? 'card_declined', ...card };
    case 'ACTION_REQUIRED': {
      const redirectUrl = `${publicUrl}/payment-gateway/challenge/${row.challengeId}`;
      return { status: 'ACTION_REQUIRED', providerTransactionId, redirectUrl, ...card };
    }
    case 'AUTHORIZED':
    case 'CAPTURED':
    case 'VOIDED':
      // What became of it since is told to whoever asked for that.
      return { status: 'AUTHORIZED', providerTransactionId, expiresDate: expiryOf(row), ...stored };
    case 'APPROVED':
      return { status: 'APPROVED', providerTransactionId, ...stored };
    default:
      return { status: row.status, providerTransactionId, ...card };
  }
}

/**
 * One row per idempotency key, however often and from however many sides it is asked for. Each statement holds by
 * itself: a token that is used up is so for this key, and with it for whoever asks again.
 */
async function book(
  options: TestGatewayOptions,
  charge: Charge,
): Promise<{ row: PaymentRow; isNew: boolean }> {
  const { database, siteId, clock, ids } = options;
  const { idempotencyKey, amount, currency, paymentToken, returnUrl, authorizeOnly, buyer } = charge;
  const { memberId } = buyer;
  const db = gatewayTables(database.kysely);
  const card = charge.offSession
    ? await storedCard(options, paymentToken, memberId)
    : await useToken(options, db, paymentToken, idempotencyKey);
  const isKept = card !== undefined && charge.savePaymentMethod && memberId !== undefined;
  const now = clock.now();
  const inserted = await db
    .insertInto('testGatewayPayments')
    .values({
      siteId,
      id: idPrefix(card?.scenario) + ids.guid(),
      idempotencyKey,
      amount,
      currency,
      brand: card?.brand ?? null,
      lastFour: card?.lastFour ?? null,
      scenario: card?.scenario ?? null,
      authorizeOnly,
      ...start(card?.scenario, now, charge),
      memberId: memberId ?? null,
      savedMethod: isKept ? secretName('card_') : null,
      returnUrl,
      challengeId: secretName('ch_'),
      createdDate: now.toISOString(),
    })
    .onConflict((conflict) => conflict.columns(['siteId', 'idempotencyKey']).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (inserted) return { row: inserted, isNew: true };
  const row = await db
    .selectFrom('testGatewayPayments')
    .selectAll()
    .where('siteId', '=', siteId)
    .where('idempotencyKey', '=', idempotencyKey)
    .executeTakeFirstOrThrow();
  return { row, isNew: false };
}

/** @throws for the card that times out, the first time it is asked for */
export async function charge(options: TestGatewayOptions, request: Charge): Promise<ChargeOutcome> {
  const { row, isNew } = await book(options, request);
  if (isNew && row.scenario === 'times_out') throw new Error('The payment gateway did not answer in time.');
  return outcomeOf(row, options.publicUrl);
}

/** Only what still waits for the shopper can be given up. */
export async function cancel(
  { database, siteId }: TestGatewayOptions,
  id: string,
): Promise<'CANCELED' | 'TOO_LATE'> {
  const canceled = await gatewayTables(database.kysely)
    .updateTable('testGatewayPayments')
    .set({ status: 'DECLINED', reason: 'canceled', settlesDate: null })
    .where('siteId', '=', siteId)
    .where('id', '=', id)
    .where('status', '=', 'ACTION_REQUIRED')
    .returning('id')
    .executeTakeFirst();
  return canceled ? 'CANCELED' : 'TOO_LATE';
}
