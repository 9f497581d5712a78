import { ScrollText } from 'lucide-react';
import type { AdminResource } from '../../data/admin-resource.ts';
import { restProvider } from '../../data/rest-provider.ts';
import { preloadable } from '../../ui/preloadable.tsx';
import { messages } from './messages.ts';

export const auditLog: AdminResource = {
  name: 'audit-log',
  icon: ScrollText,
  provider: restProvider,
  list: preloadable(() => import('./AuditLog.tsx')),
  permissions: { list: 'COUNTERPART.AUDIT_READ' },
  place: 'settings',
  goTo: 'a',
  messages,
};
