import { Landmark } from 'lucide-react';
import { paymentsDesk } from '#shared/desks/payments.ts';
import { defineDesk } from '#admin/data/define-desk.ts';
import { restDesk } from '#admin/data/rest-desk.ts';
import { preloadable } from '#admin/ui/preloadable.tsx';

export const payments = defineDesk({
  ...paymentsDesk,
  icon: Landmark,
  provider: restDesk,
  list: preloadable(() => import('./Payments.tsx')),
});
