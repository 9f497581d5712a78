import { ordersDesk } from '../../../shared/desks/orders.ts';
import { mediaDesk } from '../../../shared/desks/media.ts';
import { productsDesk } from '../../../shared/desks/products.ts';
import { reviewsDesk } from '../../../shared/desks/reviews.ts';
import { useMay } from '../../access/session.ts';
import { useDesk } from '../../data/desk-registry.ts';
import { addressOf, type ListFilter } from '../../data/list-state.ts';
import { useHasReports } from '../../data/reports.ts';
import { useWaiting } from '../../layout/use-waiting.ts';
import { useModerates } from './use-moderates.ts';
import { useCounts } from './use-counts.ts';
import { useMediaStates } from './use-media-states.ts';

export interface Wait {
  id: string;
  count: number;
  to: string;
  heat: 'hot' | 'warm' | undefined;
}

const expiring: ListFilter = { where: [['heldUntil', 'inNext', '48h']] };

/** Everything that waits for this person, the most urgent first, with how many and where. */
export function useWaits() {
  const moderates = useModerates();
  const sells = useMay(ordersDesk.rights.list) && !moderates;
  const isEmbedded = useHasReports();
  const orders = useCounts('orders', sells);
  const reviews = useCounts('reviews', useMay(reviewsDesk.rights.edit));
  const held = useCounts('orders', sells && isEmbedded, expiring);
  const media = useMediaStates(useMay(mediaDesk.rights.edit) && isEmbedded).data;
  const products = useCounts('products', useMay(productsDesk.rights.list) && !moderates);
  const draftsDesk = useDesk('drafts');
  const mayDraft = useMay(draftsDesk?.rights.list);
  const drafts = useWaiting(mayDraft && !moderates ? draftsDesk : undefined) ?? 0;
  const ofTab = (desk: 'orders' | 'products' | 'reviews', tab: string, heat: Wait['heat']): Wait => ({
    id: tab,
    count: { orders, products, reviews }[desk].data?.data?.tabs[tab] ?? 0,
    to: addressOf(desk, { tab }),
    heat,
  });
  const waits: Wait[] = [
    ofTab('orders', 'attention', 'hot'),
    { id: 'expiring', count: held.data?.data?.all ?? 0, to: addressOf('orders', expiring), heat: 'warm' },
    ofTab('orders', 'awaitingPayment', 'warm'),
    ofTab('orders', 'toFulfil', undefined),
    { ...ofTab('reviews', 'waiting', undefined), id: 'reviews', to: '/reviews' },
    ofTab('products', 'soldOut', 'warm'),
    { id: 'mediaFailed', count: media?.FAILED ?? 0, to: '/media?state=FAILED', heat: 'warm' },
    { id: 'mediaPending', count: media?.PENDING ?? 0, to: '/media?state=PENDING', heat: undefined },
    { id: 'drafts', count: drafts, to: '/drafts', heat: undefined },
  ];
  const reads = [orders, held, products, reviews].filter(
    ({ isPending, fetchStatus }) => !isPending || fetchStatus !== 'idle',
  );
  return {
    waits: waits.filter(({ count }) => count > 0),
    isLoading: reads.some(({ isPending }) => isPending),
    failed: reads.find(({ data, error }) => error && !data),
  };
}
