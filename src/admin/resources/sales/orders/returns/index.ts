import { PackageX } from 'lucide-react';
import { returnsDesk } from '#shared/desks/returns.ts';
import { defineDesk } from '#admin/data/define-desk.ts';
import { preloadable } from '#admin/ui/preloadable.tsx';
import type { ReturnRecord } from './return-record.ts';

export const returns = defineDesk<ReturnRecord>({
  ...returnsDesk,
  icon: PackageX,
  provider: async () => (await import('./provider.ts')).returnsProvider,
  list: preloadable(() => import('./ReturnList.tsx')),
  edit: preloadable(() => import('./ReturnPage.tsx')),
  found: ({ orderNumber, buyerName, email }) => ({ title: `#${orderNumber}`, detail: buyerName || email }),
});
