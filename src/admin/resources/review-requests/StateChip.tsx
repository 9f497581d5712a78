import { CircleAlert, CircleCheck, Clock, Hourglass, Mail, SkipForward } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { StatusChip } from '../../ui/StatusChip.tsx';
import type { RequestState } from './request-record.ts';

const looks = {
  planned: { tone: 'calm', icon: Hourglass, quiet: true },
  today: { tone: 'info', icon: Clock, quiet: true },
  sent: { tone: 'info', icon: Mail, quiet: true },
  answered: { tone: 'ok', icon: CircleCheck, quiet: true },
  skipped: { tone: 'calm', icon: SkipForward, quiet: true },
  failed: { tone: 'bad', icon: CircleAlert },
} as const;

export function StateChip({ state }: { state: RequestState }) {
  const translate = useTranslate();
  return <StatusChip {...looks[state]} label={translate(`review-requests.state.${state}`)} />;
}
