import { BellRing, MailCheck } from 'lucide-react';
import { backInStockDesk, backInStockRequestsDesk } from '#shared/desks/back-in-stock.ts';
import { defineDesk } from '#admin/data/define-desk.ts';
import { preloadable } from '#admin/ui/preloadable.tsx';

const board = preloadable(() => import('./board/Board.tsx'));

export const backInStock = defineDesk({
  ...backInStockDesk,
  icon: BellRing,
  provider: async () => (await import('./board/provider.ts')).boardProvider,
  list: board,
  edit: board,
  onePage: true,
});

export const backInStockRequests = defineDesk({
  ...backInStockRequestsDesk,
  icon: MailCheck,
  provider: async () => (await import('./requests/provider.ts')).requestsProvider,
  list: preloadable(() => import('./requests/RequestList.tsx')),
  edit: preloadable(() => import('./requests/RequestPage.tsx')),
});
