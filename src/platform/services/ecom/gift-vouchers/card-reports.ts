import { sql } from 'kysely';
import { OWED, type GiftCardMovement, type GiftCardSummary } from '#shared/gift-cards.ts';
import { addMoney, roundMoney } from '#shared/money.ts';
import type { Context, SiteDb } from '#platform/context.ts';
import { findOrders } from '../orders/public.ts';
import type { GiftCard } from './gift-card.ts';
import { cards, historyOf } from './tables.ts';

const DAYS = 30;
const DAY = 86_400_000;

/** A card's history with the numbers of its orders, the last first. */
export async function readHistory(context: Context, { id, currency }: GiftCard): Promise<GiftCardMovement[]> {
  const rows = await historyOf(context, id);
  const orders = await findOrders(
    context,
    rows.flatMap(({ orderId }) => orderId ?? []),
  );
  const numbers = new Map(orders.map((order) => [order.id, order.number]));
  return rows.map(({ orderId, by, note, amount, balance, ...row }) => {
    const orderNumber = numbers.get(orderId ?? '');
    return {
      ...row,
      amount: roundMoney(amount, currency),
      balance: roundMoney(balance, currency),
      ...(orderId !== null && { orderId }),
      ...(orderNumber !== undefined && { orderNumber }),
      ...(by !== null && { by }),
      ...(note !== null && { note }),
    };
  });
}

/** What customers may still spend, by currency: a debt of the shop. */
export async function owed({ db, siteId }: SiteDb): Promise<GiftCardSummary['owed']> {
  const stored = await cards.keptSums(db, siteId, ['state', 'currency'], 'balance');
  const byCurrency = new Map<string, { cards: number; amount: string }>();
  for (const { keys, count, sum } of stored) {
    const [state, currency] = keys;
    if (!currency || !OWED.some((one) => one === state) || count === 0) continue;
    const before = byCurrency.get(currency) ?? { cards: 0, amount: '0' };
    byCurrency.set(currency, { cards: before.cards + count, amount: addMoney(before.amount, String(sum)) });
  }
  return [...byCurrency]
    .map(([currency, { cards: count, amount }]) => ({
      currency,
      cards: count,
      amount: roundMoney(amount, currency),
    }))
    .toSorted((a, b) => b.cards - a.cards);
}

/** What is owed, and what went in and out lately in the shop's currency. */
export async function summarise(context: Context): Promise<GiftCardSummary> {
  const { db, siteId, site, clock } = context;
  const since = new Date(clock.now().getTime() - DAYS * DAY).toISOString();
  const { rows } = await sql<{ issued: string; used: string; lapsed: string }>`select
      coalesce(sum(amount) filter (where kind in ('ISSUED', 'TOPPED_UP')), 0)::text as issued,
      (-coalesce(sum(amount) filter (where kind in ('REDEEMED', 'VOIDED', 'REFUNDED')), 0))::text as used,
      coalesce(sum(moved.balance) filter (where kind = 'EXPIRED'), 0)::text as lapsed
    from gift_card_movements as moved
      join gift_cards as card on card.site_id = moved.site_id and card.id = moved.card_id
    where moved.site_id = ${siteId} and moved.date >= ${since} and card.currency = ${site.currency}`.execute(
    db,
  );
  const { issued = '0', used = '0', lapsed = '0' } = rows[0] ?? {};
  return {
    owed: await owed(context),
    issued: roundMoney(issued, site.currency),
    used: roundMoney(used, site.currency),
    lapsed: roundMoney(lapsed, site.currency),
  };
}
