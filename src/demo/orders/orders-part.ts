import { scheduleSeeded } from '../../platform/services/ecom/order-billing/public.ts';
import { insertFulfillments } from '../../platform/services/ecom/order-fulfillments/public.ts';
import { seedOrders, type Order } from '../../platform/services/ecom/orders/public.ts';
import { isZeroMoney } from '../../shared/money.ts';
import { Random } from '../art/random.ts';
import { guidFrom } from '../catalog/ids.ts';
import { SENT } from '../desk/drafts.ts';
import type { DemoPart } from '../demo-part.ts';
import { DEMO_STORE } from '../demo-store.ts';
import { demoOrders, ORDERS } from './demo-orders.ts';
import { parcelsOf } from './parcels.ts';

const isHeld = ({ balanceSummary }: Order): boolean => !isZeroMoney(balanceSummary?.authorized?.amount);

export const ordersPart: DemoPart = {
  marker: 'demo-orders',
  async fill(tx, { clock, siteId, orders = ORDERS }) {
    const seeds = demoOrders(clock.now(), orders - SENT);
    const random = new Random(2_026);
    const seeding = { ids: { guid: () => guidFrom(random) }, currency: DEMO_STORE.currency };
    const stored = await seedOrders(tx, siteId, seeds, seeding);
    const ids = stored.filter(isHeld).map(({ id }) => id);
    await scheduleSeeded({ db: tx, siteId }, ids);
    const sent = stored.map((order) => ({ id: order.id, fulfillments: parcelsOf(order) }));
    await insertFulfillments(
      tx,
      siteId,
      sent.filter(({ fulfillments }) => fulfillments.length > 0),
    );
    return `${seeds.length} orders`;
  },
};
