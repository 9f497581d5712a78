import type { Gateway } from '../../gateway.ts';
import type { JobKind } from '../jobs.ts';
import { cancelOrders } from './cancel-orders.ts';
import { adjustStock } from './adjust-stock.ts';
import { exportOrders } from './export-orders.ts';
import { markAsPaid } from './mark-as-paid.ts';
import { setVisibility } from './set-visibility.ts';
import { updateTags } from './update-tags.ts';

/** Everything that can be done to many at once, by the name the interface asks for it with. */
export const jobKinds = ({
  platformFetch,
  store,
}: Pick<Gateway, 'platformFetch' | 'store'>): ReadonlyMap<string, JobKind> =>
  new Map([
    ['orders.mark-as-paid', markAsPaid(platformFetch)],
    ['orders.update-tags', updateTags(platformFetch)],
    ['orders.cancel', cancelOrders(platformFetch)],
    ['products.set-visibility', setVisibility(platformFetch)],
    ['products.adjust-stock', adjustStock(platformFetch)],
    ['orders.export', exportOrders(platformFetch, store.timeZone)],
  ]);
