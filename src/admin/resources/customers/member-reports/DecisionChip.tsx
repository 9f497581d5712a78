import { Ban, Check, MicOff } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { StatusChip } from '#admin/ui/StatusChip.tsx';
import type { ReportOutcome } from './reported-member.ts';

export const decisionIcons = { DISMISSED: Check, MUTED: MicOff, BLOCKED: Ban } as const;
const tones = { DISMISSED: 'ok', MUTED: 'warn', BLOCKED: 'bad' } as const;

export const decisionLabel: Record<ReportOutcome, string> = {
  DISMISSED: 'member-reports.dismiss',
  MUTED: 'member-reports.writingOf.MUTED',
  BLOCKED: 'member-reports.statusOf.BLOCKED',
};

export function DecisionChip({ verdict }: { verdict: ReportOutcome }) {
  const translate = useTranslate();
  return (
    <StatusChip
      tone={tones[verdict]}
      icon={decisionIcons[verdict]}
      label={translate(decisionLabel[verdict])}
      quiet
    />
  );
}
