import { sql } from 'kysely';
import type { Queryable } from '#database/database.ts';
import type { SiteDb } from '#platform/context.ts';
import { defineEntity } from '#platform/store/index.ts';
import type { GiftCard, Movement } from './gift-card.ts';
import { normalCode } from './rules/code.ts';

/** The back office asks by these; the contract has no list of cards, and the code is not to be asked by. */
const ASKED = [
  'id',
  'state',
  'currency',
  'balance',
  'loaded',
  'createdDate',
  'updatedDate',
  'expirationDate',
  'sendDate',
  'orderId',
  'orderNumber',
  'issuedBy',
  'recipient.email',
];

export const cards = defineEntity<GiftCard>({
  table: 'gift_cards',
  spec: {
    paging: 'cursor',
    fields: [
      ...ASKED.map((field) => ({ field, operators: '*' as const, sort: 'BOTH' as const })),
      { field: 'text', operators: ['$contains'], sort: 'NONE' as const },
    ],
    searchable: [],
    aggregatable: [],
  },
  columns: {
    code: { type: 'text', required: true },
    createdDate: { type: 'date', required: true, index: true },
    updatedDate: { type: 'date', required: true, index: true },
    expirationDate: { type: 'date', index: true },
    sendDate: { type: 'date' },
    state: { type: 'text', required: true },
    currency: { type: 'text', required: true },
    balance: { type: 'decimal', required: true, index: true },
    loaded: { type: 'decimal', required: true },
    orderId: { type: 'text', index: true },
  },
  indexes: [
    ['state', 'updatedDate'],
    ['state', 'sendDate'],
    ['state', 'expirationDate'],
  ],
  summary: ['state', 'currency'],
  summaryOf: ['balance'],
  text: {
    field: 'text',
    of: ['lastFour', 'recipient.name', 'recipient.email', 'sender.name', 'orderNumber'],
  },
  defaultSort: [{ fieldName: 'updatedDate', order: 'DESC' }],
  maxLimit: 100,
});

export const entities = [cards];

async function readByCode(
  { db, siteId }: SiteDb,
  code: string,
  { lock }: { lock: boolean },
): Promise<GiftCard | undefined> {
  const { rows } = await sql<{ doc: GiftCard }>`select doc from gift_cards
    where site_id = ${siteId} and code = ${normalCode(code)} ${lock ? sql`for update` : sql``}`.execute(db);
  return rows[0]?.doc;
}

export const cardByCode = (read: SiteDb, code: string): Promise<GiftCard | undefined> =>
  readByCode(read, code, { lock: false });

/** Holds the card until the transaction ends: its balance is spent once. */
export const lockCardByCode = (read: SiteDb, code: string): Promise<GiftCard | undefined> =>
  readByCode(read, code, { lock: true });

export async function insertMovements(
  db: Queryable,
  siteId: string,
  movements: readonly Movement[],
): Promise<void> {
  await sql`insert into gift_card_movements
      (site_id, id, card_id, place, kind, amount, balance, date, order_id, reverses, by, note)
    select ${siteId}::text, id, "cardId", place, kind, amount, balance, date, "orderId", reverses, by, note
    from jsonb_to_recordset(${JSON.stringify(movements)}::text::jsonb) as moved (
      id text, "cardId" text, place int, kind text, amount numeric, balance numeric, date text, "orderId" text,
      reverses text, by text, note text)`.execute(db);
}

interface MovementRow {
  id: string;
  kind: Movement['kind'];
  amount: string;
  balance: string;
  date: string;
  orderId: string | null;
  by: string | null;
  note: string | null;
}

/** All that happened to a card, the last first. */
export async function historyOf({ db, siteId }: SiteDb, cardId: string): Promise<MovementRow[]> {
  const { rows } = await sql<MovementRow>`select id, kind, amount::text, balance::text, date,
      order_id as "orderId", by, note
    from gift_card_movements where site_id = ${siteId} and card_id = ${cardId} order by place desc`.execute(
    db,
  );
  return rows;
}

/** Whose history it stands in. */
export async function cardOfMovement({ db, siteId }: SiteDb, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ cardId: string }>`select card_id as "cardId" from gift_card_movements
    where site_id = ${siteId} and id = ${id}`.execute(db);
  return rows[0]?.cardId;
}

/** What the order took off the card and nobody gave back. */
export async function redemptionOf(
  { db, siteId }: SiteDb,
  cardId: string,
  orderId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select id from gift_card_movements as taken
    where site_id = ${siteId} and card_id = ${cardId} and order_id = ${orderId} and kind = 'REDEEMED'
      and not exists (select from gift_card_movements as given
        where given.site_id = taken.site_id and given.reverses = taken.id)`.execute(db);
  return rows[0]?.id;
}

export interface Redeemed {
  cardId: string;
  orderId: string | undefined;
  amount: string;
  isVoided: boolean;
}

/** A redemption, and whether it was given back. Whoever is to believe that holds its card. */
export async function redemption({ db, siteId }: SiteDb, id: string): Promise<Redeemed | undefined> {
  const { rows } = await sql<{
    cardId: string;
    orderId: string | null;
    amount: string;
    isVoided: boolean;
  }>`select card_id as "cardId", order_id as "orderId", (-amount)::text as amount,
      exists (select from gift_card_movements as given
        where given.site_id = taken.site_id and given.reverses = taken.id) as "isVoided"
    from gift_card_movements as taken where site_id = ${siteId} and id = ${id} and kind = 'REDEEMED'`.execute(
    db,
  );
  const [row] = rows;
  return row && { ...row, orderId: row.orderId ?? undefined };
}
