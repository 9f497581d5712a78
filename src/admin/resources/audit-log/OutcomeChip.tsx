import { useTranslate } from 'ra-core';
import { CircleAlert, CircleCheck, CircleDashed, ShieldX } from 'lucide-react';
import { StatusChip } from '../../ui/StatusChip.tsx';
import type { AuditEntry } from './audit-entry.ts';

const looks = {
  succeeded: { tone: 'ok', icon: CircleCheck },
  failed: { tone: 'bad', icon: CircleAlert },
  denied: { tone: 'warn', icon: ShieldX },
  sent: { tone: 'info', icon: CircleDashed },
} as const;

export function OutcomeChip({ outcome }: Pick<AuditEntry, 'outcome'>) {
  const translate = useTranslate();
  const { tone, icon } = looks[outcome];
  return (
    <StatusChip
      tone={tone}
      icon={icon}
      label={translate(`audit-log.outcome.${outcome}`)}
      quiet={tone === 'ok'}
    />
  );
}
