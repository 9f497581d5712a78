import { seedProducts } from '../../platform/services/stores/catalog/public.ts';
import { Random } from '../art/random.ts';
import { guidFor, guidFrom } from '../catalog/ids.ts';
import { DEMO_STORE } from '../demo-store.ts';
import type { DemoPart } from '../demo-part.ts';
import { innerPlatform } from '../desk/inner-platform.ts';
import { MONTH_PRINT_ID, monthPrint } from './month-print.ts';

const SEED = 2_033;
const DAY = 86_400_000;
const AGE = 120;

interface Plan {
  title: string;
  interval: number;
  /** In percent of a single purchase. */
  off?: number;
}

/** What is sold again and again, and how; once as well where `once` says so. */
const sold: readonly { productId: string; once: boolean; plans: readonly Plan[] }[] = [
  {
    productId: guidFor('product:wallpapers-for-screens'),
    once: true,
    plans: [
      { title: 'Every month', interval: 1, off: 15 },
      { title: 'Every 2 months', interval: 2, off: 10 },
    ],
  },
  {
    productId: MONTH_PRINT_ID,
    once: false,
    plans: [
      { title: 'Every month', interval: 1, off: 10 },
      { title: 'Every 2 months', interval: 2 },
    ],
  },
];

/** Products to subscribe to; who has subscribed is another part. */
export const subscriptionOptionsPart: DemoPart = {
  marker: 'demo-subscription-options',
  async fill(tx, options) {
    const { clock, siteId } = options;
    const random = new Random(SEED);
    const date = new Date(Math.floor((clock.now().getTime() - AGE * DAY) / 1000) * 1000).toISOString();
    const seeding = { ids: { guid: () => guidFrom(random) }, currency: DEMO_STORE.currency };
    await seedProducts(tx, siteId, [monthPrint(date)], seeding);
    const platform = innerPlatform(tx, options, SEED);
    platform.at(new Date(date));
    for (const { productId, once, plans } of sold) {
      const assignedSubscriptionOptions: { id: string }[] = [];
      for (const { title, interval, off } of plans) {
        const { subscriptionOption } = await platform.call<{ subscriptionOption: { id: string } }>(
          'POST',
          '/stores/v1/subscription-options',
          {
            subscriptionOption: {
              title,
              subscriptionSettings: { frequency: 'MONTH', interval, autoRenewal: true },
              ...(off !== undefined && { discount: { type: 'PERCENT', value: off } }),
            },
          },
        );
        assignedSubscriptionOptions.push({ id: subscriptionOption.id });
      }
      await platform.call('POST', `/stores/v1/subscription-options/product/${productId}/assign`, {
        assignedSubscriptionOptions,
      });
      await platform.call(
        'PATCH',
        `/stores/v1/subscription-options/product/${productId}/allowOneTimePurchase`,
        {
          allowed: once,
        },
      );
    }
    return `${sold.length} products to subscribe to`;
  },
};
