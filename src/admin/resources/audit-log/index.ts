import { ScrollText } from 'lucide-react';
import { auditLogDesk } from '#shared/desks/audit-log.ts';
import { defineDesk } from '../../data/define-desk.ts';
import { restDesk } from '../../data/rest-desk.ts';
import { preloadable } from '../../ui/preloadable.tsx';

export const auditLog = defineDesk({
  ...auditLogDesk,
  icon: ScrollText,
  provider: restDesk,
  list: preloadable(() => import('./AuditLog.tsx')),
  atHome: preloadable(() => import('./JustNow.tsx')),
});
