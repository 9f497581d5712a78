import { Ban, Check, MicOff } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { StatusChip } from '../../ui/StatusChip.tsx';
import type { Verdict } from './reported-member.ts';

export const verdictIcons = { DISMISSED: Check, MUTED: MicOff, BLOCKED: Ban } as const;
const tones = { DISMISSED: 'ok', MUTED: 'warn', BLOCKED: 'bad' } as const;

export const verdictWord: Record<Verdict, string> = {
  DISMISSED: 'member-reports.dismiss',
  MUTED: 'member-reports.writingOf.MUTED',
  BLOCKED: 'member-reports.statusOf.BLOCKED',
};

export function VerdictChip({ verdict }: { verdict: Verdict }) {
  const translate = useTranslate();
  return (
    <StatusChip
      tone={tones[verdict]}
      icon={verdictIcons[verdict]}
      label={translate(verdictWord[verdict])}
      quiet
    />
  );
}
