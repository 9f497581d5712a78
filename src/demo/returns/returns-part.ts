import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { Order } from '../../platform/services/ecom/orders/public.ts';
import { extensionPath } from '../../shared/extensions/define.ts';
import {
  RETURN_OPERATIONS,
  type OrderReturn,
  type ReturnAction,
  type ReturnReason,
} from '../../shared/returns.ts';
import type { DemoPart } from '../demo-part.ts';
import { innerPlatform } from '../desk/inner-platform.ts';
import { demoDay, later } from '../orders/calendar.ts';

const SEED = 7_411;

interface ReturnStory {
  reason: ReturnReason;
  note?: string;
  /** The actions of the store since then, each with its answer to the customer. */
  acts: readonly { act: ReturnAction; answer?: string }[];
}

/** Latest first. */
const STORIES: readonly ReturnStory[] = [
  { reason: 'DAMAGED', note: 'The tube was bent, and so is the lower edge of the print.', acts: [] },
  { reason: 'CHANGED_MIND', acts: [] },
  { reason: 'WRONG_ITEM', note: 'I ordered 50 × 70, this is the small one.', acts: [] },
  {
    reason: 'NOT_AS_SHOWN',
    note: 'The green is much darker than on my screen.',
    acts: [{ act: 'accept', answer: 'Screens differ, we know. Send it back flat, please.' }],
  },
  { reason: 'CHANGED_MIND', acts: [{ act: 'accept' }] },
  {
    reason: 'DAMAGED',
    note: 'A fold across the middle.',
    acts: [{ act: 'accept', answer: 'Sorry about that. No need to pay for the parcel.' }, { act: 'receive' }],
  },
  {
    reason: 'OTHER',
    note: 'It does not fit the frame I have.',
    acts: [{ act: 'decline', answer: 'The print was trimmed to your wish, so nobody else can have it.' }],
  },
];

async function sentOrders(db: Queryable, siteId: string, today: Date): Promise<Order[]> {
  const { rows } = await sql<{ doc: Order }>`
    select orders.doc from orders join order_fulfillments as sent on sent.site_id = orders.site_id and sent.id = orders.id
    where orders.site_id = ${siteId} and orders.status = 'APPROVED' and orders.payment_status = 'PAID'
      and orders.fulfillment_status = 'FULFILLED' and orders.currency = 'EUR' and not (orders.doc ? 'tags')
      and orders.purchased_date between ${later(today, -20 * 24).toISOString()} and ${later(today, -8 * 24).toISOString()}
    order by orders.purchased_date desc, orders.id limit ${STORIES.length}`.execute(db);
  return rows.map(({ doc }) => doc);
}

/** What some buyers want to send back, at every step on the way. */
export const returnsPart: DemoPart = {
  marker: 'demo-returns',
  async fill(tx, options) {
    const { clock, siteId } = options;
    const platform = innerPlatform(tx, options, SEED, { silent: true });
    const today = demoDay(clock.now());
    await platform.call('POST', extensionPath('changeReturnSettings'), {
      days: 30,
      instructions:
        'Halfdrop, Rua do Almada 284, 4050-032 Porto. Roll it, do not fold it; the parcel is on us.',
    });
    const orders = await sentOrders(tx, siteId, today);
    for (const [at, { id, lineItems }] of orders.entries()) {
      const { reason, note, acts } = STORIES[at] ?? { reason: 'OTHER', acts: [] };
      const line = lineItems.find(({ itemType }) => itemType?.preset === 'PHYSICAL') ?? lineItems[0];
      platform.at(later(today, -6 * (at + 1)));
      const { return: requested } = await platform.call<{ return: OrderReturn }>(
        'POST',
        extensionPath('requestMyReturn'),
        { orderId: id, lines: [{ lineItemId: line?.id, quantity: 1, reason }], ...(note && { note }) },
      );
      for (const { act, answer } of acts) {
        platform.at(later(today, -2 * (at + 1)));
        const request = { returnId: requested.id, ...(answer && { answer }) };
        await platform.call('POST', extensionPath(RETURN_OPERATIONS[act]), request);
      }
    }
    return `${orders.length} returns`;
  },
};
