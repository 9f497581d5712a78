import { ScrollText } from 'lucide-react';
import { auditLogDesk } from '#shared/desks/audit-log.ts';
import { defineDesk } from '#admin/data/define-desk.ts';
import { restDesk } from '#admin/data/rest-desk.ts';
import { preloadable } from '#admin/ui/preloadable.tsx';

export const auditLog = defineDesk({
  ...auditLogDesk,
  icon: ScrollText,
  provider: restDesk,
  list: preloadable(() => import('./AuditLog.tsx')),
  atHome: preloadable(() => import('./JustNow.tsx')),
});
