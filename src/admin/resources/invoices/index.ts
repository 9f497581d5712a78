import { FileText } from 'lucide-react';
import { invoicesDesk } from '#shared/desks/invoices.ts';
import { defineDesk } from '../../data/define-desk.ts';
import { restDesk } from '../../data/rest-desk.ts';
import { preloadable } from '../../ui/preloadable.tsx';

export const invoices = defineDesk({
  ...invoicesDesk,
  icon: FileText,
  provider: restDesk,
  list: preloadable(() => import('./Invoices.tsx')),
});
