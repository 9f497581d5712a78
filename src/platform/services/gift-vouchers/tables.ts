import { sql } from 'kysely';
import type { Queryable } from '../../../database/database.ts';
import type { Context } from '../../context.ts';
import type { GiftCard } from './gift-card.ts';

type Read = Pick<Context, 'db' | 'siteId'>;

interface CardRow {
  id: string;
  code: string;
  balance: string;
  currency: string;
  expiration_date: string | null;
  is_disabled: boolean;
  external_id: string | null;
}

const cardOf = (row: CardRow): GiftCard => ({
  id: row.id,
  code: row.code,
  balance: row.balance,
  currency: row.currency,
  expirationDate: row.expiration_date ?? undefined,
  isDisabled: row.is_disabled,
  externalId: row.external_id ?? undefined,
});

/** As people type it: spaces, dashes and case do not count. */
export const normalCode = (code: string): string => code.replaceAll(/[\s-]/g, '').toUpperCase();

async function readCard(
  { db, siteId }: Read,
  where: ReturnType<typeof sql>,
  lock: boolean,
): Promise<GiftCard | undefined> {
  const { rows } = await sql<CardRow>`
    select id, code, balance::text, currency, expiration_date, is_disabled, external_id from gift_cards
    where site_id = ${siteId} and ${where} ${lock ? sql`for update` : sql``}`.execute(db);
  return rows[0] && cardOf(rows[0]);
}

export const cardByCode = (read: Read, code: string): Promise<GiftCard | undefined> =>
  readCard(read, sql`code = ${normalCode(code)}`, false);

/** Holds the card until the transaction ends: its balance is spent once. */
export const lockCardByCode = (read: Read, code: string): Promise<GiftCard | undefined> =>
  readCard(read, sql`code = ${normalCode(code)}`, true);

export const lockCard = (read: Read, id: string): Promise<GiftCard | undefined> =>
  readCard(read, sql`id = ${id}`, true);

export async function insertGiftCard(db: Queryable, siteId: string, card: GiftCard): Promise<void> {
  await sql`insert into gift_cards
    (site_id, id, code, balance, currency, expiration_date, is_disabled, external_id)
    values (${siteId}, ${card.id}, ${normalCode(card.code)}, ${card.balance}::numeric, ${card.currency},
      ${card.expirationDate ?? null}, ${card.isDisabled}, ${card.externalId ?? null})`.execute(db);
}

export async function changeBalance({ db, siteId }: Read, id: string, by: string): Promise<void> {
  await sql`update gift_cards set balance = balance + ${by}::numeric
    where site_id = ${siteId} and id = ${id}`.execute(db);
}

export interface GiftCardTransaction {
  id: string;
  giftCardId: string;
  amount: string;
  isVoided: boolean;
}

export async function transactionOfOrder(
  { db, siteId }: Read,
  giftCardId: string,
  orderId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select id from gift_card_transactions
    where site_id = ${siteId} and gift_card_id = ${giftCardId} and order_id = ${orderId} and not is_voided`.execute(
    db,
  );
  return rows[0]?.id;
}

export async function lockTransaction(
  { db, siteId }: Read,
  id: string,
): Promise<GiftCardTransaction | undefined> {
  const { rows } = await sql<{ id: string; gift_card_id: string; amount: string; is_voided: boolean }>`
    select id, gift_card_id, amount::text, is_voided from gift_card_transactions
    where site_id = ${siteId} and id = ${id} for update`.execute(db);
  const [row] = rows;
  return row && { id: row.id, giftCardId: row.gift_card_id, amount: row.amount, isVoided: row.is_voided };
}

export async function insertTransaction(
  { db, siteId }: Read,
  entry: { id: string; giftCardId: string; orderId: string | undefined; amount: string; now: string },
): Promise<void> {
  await sql`insert into gift_card_transactions (site_id, id, gift_card_id, order_id, amount, created_date)
    values (${siteId}, ${entry.id}, ${entry.giftCardId}, ${entry.orderId ?? null}, ${entry.amount}::numeric,
      ${entry.now})`.execute(db);
}

export async function markVoided({ db, siteId }: Read, id: string): Promise<void> {
  await sql`update gift_card_transactions set is_voided = true
    where site_id = ${siteId} and id = ${id}`.execute(db);
}
