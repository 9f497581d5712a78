import { FileText } from 'lucide-react';
import { invoicesDesk } from '#shared/desks/invoices.ts';
import { defineDesk } from '#admin/data/define-desk.ts';
import { restDesk } from '#admin/data/rest-desk.ts';
import { preloadable } from '#admin/ui/preloadable.tsx';

export const invoices = defineDesk({
  ...invoicesDesk,
  icon: FileText,
  provider: restDesk,
  list: preloadable(() => import('./Invoices.tsx')),
});
