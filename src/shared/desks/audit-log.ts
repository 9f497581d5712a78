import type { DeskFacts } from './desk.ts';

export const auditLogDesk = {
  name: 'audit-log',
  place: 'settings',
  group: 'records',
  goTo: 'a',
  rights: { list: ['COUNTERPART.AUDIT_READ'] },
} as const satisfies DeskFacts;
