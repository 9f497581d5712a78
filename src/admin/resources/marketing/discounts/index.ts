import { BadgePercent } from 'lucide-react';
import { discountsDesk } from '#shared/desks/discounts.ts';
import { defineDesk } from '#admin/data/define-desk.ts';
import { preloadable } from '#admin/ui/preloadable.tsx';
import type { DiscountRecord } from './discount-record.ts';

export const discounts = defineDesk<DiscountRecord>({
  ...discountsDesk,
  icon: BadgePercent,
  provider: async () => (await import('./provider.ts')).discountsProvider,
  list: preloadable(() => import('./list/DiscountList.tsx')),
  create: preloadable(() => import('./form/DiscountCreate.tsx')),
  pages: [{ path: 'order', component: preloadable(() => import('./order/OrderPage.tsx')) }],
  edit: preloadable(() => import('./form/DiscountEdit.tsx')),
  found: ({ told: { code, name } }) => ({ title: code || name, detail: code ? name : '' }),
});
