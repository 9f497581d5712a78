import { CircleAlert, CircleCheck, CircleDashed, ShieldX } from 'lucide-react';
import { statusChip } from '#admin/ui/status-chip.tsx';
import type { AuditEntry } from './audit-entry.ts';

export const OutcomeChip = statusChip<AuditEntry['outcome']>('audit-log.outcome', {
  succeeded: { tone: 'ok', icon: CircleCheck, quiet: true },
  failed: { tone: 'bad', icon: CircleAlert },
  denied: { tone: 'warn', icon: ShieldX },
  sent: { tone: 'info', icon: CircleDashed },
});
