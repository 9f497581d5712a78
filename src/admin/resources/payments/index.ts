import { Landmark } from 'lucide-react';
import { paymentsDesk } from '#shared/desks/payments.ts';
import { defineDesk } from '../../data/define-desk.ts';
import { restDesk } from '../../data/rest-desk.ts';
import { preloadable } from '../../ui/preloadable.tsx';

export const payments = defineDesk({
  ...paymentsDesk,
  icon: Landmark,
  provider: restDesk,
  list: preloadable(() => import('./Payments.tsx')),
});
