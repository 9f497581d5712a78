import { Landmark } from 'lucide-react';
import { paymentsDesk } from '../../../shared/desks/payments.ts';
import { defineDesk } from '../../data/define-desk.ts';
import { restProvider } from '../../data/rest-provider.ts';
import { preloadable } from '../../ui/preloadable.tsx';
import { paymentMessages } from './messages.en.ts';

export const payments = defineDesk({
  ...paymentsDesk,
  icon: Landmark,
  provider: restProvider,
  list: preloadable(() => import('./Payments.tsx')),
  messages: paymentMessages,
});
