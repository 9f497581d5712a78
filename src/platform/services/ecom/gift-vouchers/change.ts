import { addMoney, roundMoney } from '#shared/money.ts';
import type { Context } from '#platform/context.ts';
import type { DomainEvent } from '#platform/events/events.ts';
import type { GiftCard, Movement } from './gift-card.ts';
import { stateOf } from './rules/gift-card.ts';
import { cardView } from './rules/card-view.ts';
import { cards, insertMovements } from './tables.ts';

/** Ours alone: the contract has no events of gift cards. */
const FQDN = 'counterpart.v1.gift_card';

export const created = (card: GiftCard): DomainEvent => ({
  entityFqdn: FQDN,
  slug: 'created',
  entityId: card.id,
  body: { createdEvent: { entity: cardView(card) } },
});

const updated = (card: GiftCard): DomainEvent => ({
  entityFqdn: FQDN,
  slug: 'updated',
  entityId: card.id,
  body: { updatedEvent: { currentEntity: cardView(card) } },
});

export type NewMovement = Pick<Movement, 'kind' | 'orderId' | 'reverses' | 'note'> & {
  id?: string;
  /** What it adds; less than 0 where it takes. Nothing, where it moves no money. */
  amount?: string;
};

type Change = Partial<
  Pick<
    GiftCard,
    | 'isDisabled'
    | 'expirationDate'
    | 'hasEnded'
    | 'lastUsedDate'
    | 'sendDate'
    | 'sentDate'
    | 'sentPlace'
    | 'failure'
    | 'recipient'
  >
>;

/** Who does it, as its history tells. */
export const doerOf = ({ actor }: Pick<Context, 'actor'>): { by?: string } =>
  actor === undefined ? {} : { by: actor };

/** Of money that somebody adds, not of what comes back. */
const LOADS = new Set<Movement['kind']>(['ISSUED', 'TOPPED_UP', 'TAKEN_OFF']);

/**
 * The one way in which a card changes: what happened is added to its history, and what the card says follows from it.
 * The card is held by whoever calls.
 */
export async function book(
  context: Context,
  before: GiftCard,
  { id, kind, amount = '0', ...about }: NewMovement,
  change: Change = {},
): Promise<GiftCard> {
  const { db, siteId, clock, ids } = context;
  const now = clock.now();
  const balance = roundMoney(addMoney(before.balance, amount), before.currency);
  const place = before.movements + 1;
  const date = now.toISOString();
  const next: GiftCard = {
    ...before,
    ...change,
    balance,
    ...(LOADS.has(kind) && { loaded: roundMoney(addMoney(before.loaded, amount), before.currency) }),
    updatedDate: date,
    movements: place,
  };
  const after = await cards.replace(db, siteId, { ...next, state: stateOf(next, now) });
  const doer = doerOf(context);
  const moved: Movement = {
    id: id ?? ids.guid(),
    cardId: before.id,
    place,
    kind,
    amount,
    balance,
    date,
    ...doer,
    ...about,
  };
  await insertMovements(db, siteId, [moved]);
  await context.emit(updated(after));
  return after;
}

export type FirstCard = Pick<GiftCard, 'id' | 'code' | 'balance' | 'currency'> &
  Partial<Omit<GiftCard, 'loaded' | 'state' | 'movements' | 'lastFour' | 'hasEnded'>>;

/** A card as it begins, with the first movement of its history. */
export function begin(firstCard: FirstCard, now: Date): { card: GiftCard; first: Omit<Movement, 'id'> } {
  const createdDate = firstCard.createdDate ?? now.toISOString();
  const balance = roundMoney(firstCard.balance, firstCard.currency);
  const whole = {
    isDisabled: false,
    ...firstCard,
    balance,
    loaded: balance,
    lastFour: firstCard.code.slice(-4),
    createdDate,
    updatedDate: createdDate,
    movements: 1,
  };
  return {
    card: { ...whole, state: stateOf(whole, now) },
    first: {
      cardId: firstCard.id,
      place: 1,
      kind: 'ISSUED',
      amount: balance,
      balance,
      date: createdDate,
      orderId: firstCard.orderId,
      by: firstCard.issuedBy,
    },
  };
}
