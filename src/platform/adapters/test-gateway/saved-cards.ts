import type { SaveMethodOutcome, SaveMethodRequest } from '../../ports.ts';
import type { Scenario } from './cards.ts';
import type { TestGatewayOptions } from './options.ts';
import { gatewayTables, type PaymentRow } from './tables.ts';
import { secretName, useToken } from './tokens.ts';

/** A card is kept with the payment that proved it good. */
const PROVEN = ['APPROVED', 'AUTHORIZED', 'CAPTURED', 'VOIDED'] as const satisfies PaymentRow['status'][];

type StoredCard = Pick<PaymentRow, 'brand' | 'lastFour'> & { scenario: Scenario };

/** The card that the gateway keeps under this name for this member; undefined for anybody else. */
export async function storedCard(
  { database, siteId }: TestGatewayOptions,
  savedMethod: string,
  memberId: string | undefined,
): Promise<StoredCard | undefined> {
  if (memberId === undefined) return undefined;
  const found = await gatewayTables(database.kysely)
    .selectFrom('testGatewayPayments')
    .select(['brand', 'lastFour', 'scenario'])
    .where('siteId', '=', siteId)
    .where('savedMethod', '=', savedMethod)
    .where('memberId', '=', memberId)
    .where('status', 'in', PROVEN)
    .executeTakeFirst();
  return found?.scenario ? { ...found, scenario: found.scenario } : undefined;
}

/** Why a card is not kept; undefined for one that is. */
function refusalOf(scenario: Scenario | undefined): string | undefined {
  switch (scenario) {
    case undefined:
      return 'token_invalid';
    case 'card_declined':
    case 'expired_card':
    case 'incorrect_cvc':
      return scenario;
    case 'second_step':
      return 'authentication_required';
    default:
      return undefined;
  }
}

/** A card proves to be good by nothing being held of it, and let go at once: one entry per key in the books. */
export async function saveCard(
  options: TestGatewayOptions,
  { paymentToken, buyer: { memberId }, idempotencyKey }: SaveMethodRequest,
): Promise<SaveMethodOutcome> {
  const { database, siteId, clock, ids } = options;
  const db = gatewayTables(database.kysely);
  const card = await useToken(options, db, paymentToken, idempotencyKey);
  const reason = refusalOf(card?.scenario);
  if (card === undefined || reason !== undefined)
    return { status: 'DECLINED', reason: reason ?? 'token_invalid' };
  const { brand, lastFour, scenario } = card;
  await db
    .insertInto('testGatewayPayments')
    .values({
      siteId,
      id: `test_${ids.guid()}`,
      idempotencyKey,
      amount: '0',
      currency: '',
      brand,
      lastFour,
      scenario,
      authorizeOnly: true,
      status: 'VOIDED',
      reason: null,
      memberId,
      savedMethod: secretName('card_'),
      returnUrl: '',
      challengeId: secretName('ch_'),
      settlesDate: null,
      createdDate: clock.now().toISOString(),
    })
    .onConflict((conflict) => conflict.columns(['siteId', 'idempotencyKey']).doNothing())
    .execute();
  const { savedMethod } = await db
    .selectFrom('testGatewayPayments')
    .select('savedMethod')
    .where('siteId', '=', siteId)
    .where('idempotencyKey', '=', idempotencyKey)
    .executeTakeFirstOrThrow();
  return savedMethod === null
    ? { status: 'DECLINED', reason: 'token_invalid' }
    : { status: 'KEPT', savedMethod, card: { brand, lastFourDigits: lastFour } };
}

export async function forgetCard(
  { database, siteId }: TestGatewayOptions,
  savedMethod: string,
): Promise<void> {
  await gatewayTables(database.kysely)
    .updateTable('testGatewayPayments')
    .set({ savedMethod: null })
    .where('siteId', '=', siteId)
    .where('savedMethod', '=', savedMethod)
    .execute();
}
