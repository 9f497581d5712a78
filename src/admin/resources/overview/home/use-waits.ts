import { MailX, type LucideIcon } from 'lucide-react';
import { ordersDesk } from '#shared/desks/orders.ts';
import { backInStockDesk } from '#shared/desks/back-in-stock.ts';
import { mediaDesk } from '#shared/desks/media.ts';
import { productsDesk } from '#shared/desks/products.ts';
import { reviewsDesk } from '#shared/desks/reviews.ts';
import { useLacksMailServer, useMay } from '#admin/access/session.ts';
import { useDesk } from '#admin/data/desk-registry.ts';
import { addressOf, type ListFilter } from '#admin/data/list-state.ts';
import { useHasReports } from '#admin/data/reports.ts';
import { useWaiting } from '#admin/layout/use-waiting.ts';
import { useModerates } from './use-moderates.ts';
import { useCounts } from './use-counts.ts';
import { useMediaStates } from './use-media-states.ts';

export interface Wait {
  id: string;
  count: number;
  to: string;
  heat: 'hot' | 'warm' | undefined;
  /** It is there or not: its icon stands in place of a count. */
  icon?: LucideIcon;
}

const expiring: ListFilter = { where: [['authorizedUntil', 'inNext', '48h']] };

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
  const tellsWhoWaits = useMay(backInStockDesk.rights.edit) && isEmbedded && !moderates;
  const back = useCounts('back-in-stock', tellsWhoWaits).data?.data;
  const draftsDesk = useDesk('drafts');
  const mayDraft = useMay(draftsDesk?.rights.list);
  const drafts = useWaiting(mayDraft && !moderates ? draftsDesk : undefined) ?? 0;
  const leftDesk = useDesk('abandoned-checkouts');
  const mayRead = useMay(leftDesk?.rights.list);
  const left = useWaiting(mayRead && !moderates ? leftDesk : undefined) ?? 0;
  const subscribed = useDesk('subscriptions');
  const maySubscriptions = useMay(subscribed?.rights.list) && isEmbedded && !moderates;
  const failed = useWaiting(maySubscriptions ? subscribed : undefined) ?? 0;
  const returnsDesk = useDesk('returns');
  const answers = useMay(returnsDesk?.rights['edit']) && isEmbedded && !moderates;
  const sentBack = useWaiting(answers ? returnsDesk : undefined) ?? 0;
  const cardsDesk = useDesk('gift-cards');
  const mayCards = useMay(cardsDesk?.rights.list) && isEmbedded && !moderates;
  const undelivered = useWaiting(mayCards ? cardsDesk : undefined) ?? 0;
  const reportedDesk = useDesk('member-reports');
  const mayJudge = useMay(reportedDesk?.rights['dismiss']);
  const reported = useWaiting(mayJudge && isEmbedded ? reportedDesk : undefined) ?? 0;
  const customersDesk = useDesk('customers');
  const mayApprove = useMay(customersDesk?.rights['approve']) && isEmbedded;
  const pending = useWaiting(mayApprove ? customersDesk : undefined) ?? 0;
  const webhooksDesk = useDesk('webhooks');
  const mayWebhooks = useMay(webhooksDesk?.rights.list) && isEmbedded;
  const lacksMailServer = useLacksMailServer();
  const untold = useWaiting(mayWebhooks ? webhooksDesk : undefined) ?? 0;
  const ofTab = (desk: 'orders' | 'products' | 'reviews', tab: string, heat: Wait['heat']): Wait => ({
    id: tab,
    count: { orders, products, reviews }[desk].data?.data?.tabs[tab] ?? 0,
    to: addressOf(desk, { tab }),
    heat,
  });
  const waits: Wait[] = [
    ofTab('orders', 'attention', 'hot'),
    { id: 'expiring', count: held.data?.data?.all ?? 0, to: addressOf('orders', expiring), heat: 'warm' },
    {
      id: 'subscriptions',
      count: failed,
      to: addressOf('subscriptions', { tab: 'failed' }),
      heat: 'hot',
    },
    {
      id: 'giftCards',
      count: undelivered,
      to: addressOf('gift-cards', { tab: 'undelivered' }),
      heat: 'hot',
    },
    { id: 'returns', count: sentBack, to: addressOf('returns', { tab: 'requested' }), heat: 'warm' },
    { id: 'webhooks', count: untold, to: '/webhooks', heat: 'hot' },
    {
      id: isEmbedded ? 'noMailServer' : 'noStaffMailServer',
      count: lacksMailServer ? 1 : 0,
      to: '/mailbox',
      heat: 'hot',
      icon: MailX,
    },
    ofTab('orders', 'awaitingPayment', 'warm'),
    ofTab('orders', 'toFulfil', undefined),
    { ...ofTab('reviews', 'waiting', undefined), id: 'reviews', to: '/reviews' },
    { id: 'memberReports', count: reported, to: '/member-reports', heat: 'warm' },
    {
      id: 'customers',
      count: pending,
      to: addressOf('customers', { tab: 'pending' }),
      heat: undefined,
    },
    ofTab('products', 'soldOut', 'warm'),
    {
      id: 'backInStock',
      count: back?.tabs['back'] ?? 0,
      to: addressOf('back-in-stock', { tab: 'back' }),
      heat: 'warm',
    },
    { id: 'mediaFailed', count: media?.FAILED ?? 0, to: '/media?state=FAILED', heat: 'warm' },
    { id: 'mediaPending', count: media?.PENDING ?? 0, to: '/media?state=PENDING', heat: undefined },
    { id: 'drafts', count: drafts, to: '/drafts', heat: undefined },
    { id: 'abandoned', count: left, to: '/abandoned-checkouts', heat: undefined },
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
