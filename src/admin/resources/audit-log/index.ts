import { ScrollText } from 'lucide-react';
import { auditLogDesk } from '../../../shared/desks/audit-log.ts';
import { defineDesk } from '../../data/define-desk.ts';
import { restProvider } from '../../data/rest-provider.ts';
import { preloadable } from '../../ui/preloadable.tsx';
import { messages } from './messages.ts';

export const auditLog = defineDesk({
  ...auditLogDesk,
  icon: ScrollText,
  provider: restProvider,
  list: preloadable(() => import('./AuditLog.tsx')),
  messages,
});
