import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { percentOf, allocateMoney } from '../../shared/money.ts';
import type { Order } from '../../platform/services/ecom/orders/public.ts';
import type { DemoPart } from '../demo-part.ts';
import { innerPlatform } from '../desk/inner-platform.ts';
import { demoDay, later } from '../orders/calendar.ts';

const SEED = 2_031;
const TIPPED = 4;
/** In percent, and whether it is shared out among the staff. */
const TIPS = [
  { percent: 10, isShared: true },
  { percent: 5, isShared: false },
  { percent: 15, isShared: true },
  { percent: 10, isShared: false },
] as const;

async function paidOrders(db: Queryable, siteId: string, before: Date): Promise<Order[]> {
  const { rows } = await sql<{ doc: Order }>`
    select doc from orders where site_id = ${siteId} and status = 'APPROVED' and payment_status = 'PAID'
      and currency = 'EUR' and purchased_date < ${before.toISOString()} and not (doc ? 'tags')
    order by purchased_date desc limit ${TIPPED}`.execute(db);
  return rows.map(({ doc }) => doc);
}

/** A few buyers came by, tipped, and paid that in cash. */
export const tipsPart: DemoPart = {
  marker: 'demo-tips',
  async fill(tx, options) {
    const { clock, siteId, collaborators } = options;
    const staff = (await collaborators?.list(tx)) ?? [];
    const platform = innerPlatform(tx, options, SEED);
    const today = demoDay(clock.now());
    const orders = await paidOrders(tx, siteId, later(today, -2 * 24));
    for (const [at, { id, currency, priceSummary }] of orders.entries()) {
      const { percent, isShared } = TIPS[at % TIPS.length] ?? TIPS[0];
      const amount = percentOf(priceSummary?.subtotal?.amount ?? '0', percent, currency);
      const shares = isShared
        ? allocateMoney(
            amount,
            staff.slice(0, 2).map(() => '1'),
            currency,
          )
        : [];
      const distributions = shares.map((share, who) => ({
        amount: share,
        staff: { identificationData: { wixUserId: staff[who]?.id } },
      }));
      platform.at(later(today, -30 + at));
      await platform.call('POST', '/tips/v1/tips/set', { orderId: id, tip: { amount, distributions } });
      await platform.call('POST', `/ecom/v1/payments-collector/orders/${id}/manual-payment`, {
        amount: { amount },
      });
    }
    return `${orders.length} tips`;
  },
};
