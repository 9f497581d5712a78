import { CirclePause, CircleX, RadioTower, RefreshCw } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { Webhook } from '#shared/webhooks.ts';
import { StatusChip } from '#admin/ui/StatusChip.tsx';

/** Whether it is told, and if not, whose doing that is. */
export function StateChip({ webhook: { state, lane } }: { webhook: Webhook }) {
  const translate = useTranslate();
  const say = (key: string) => translate(`webhooks.state.${key}`);
  if (state === 'PARKED') return <StatusChip tone="bad" icon={CircleX} label={say('PARKED')} />;
  if (state === 'PAUSED') return <StatusChip tone="calm" icon={CirclePause} label={say('PAUSED')} />;
  return lane.failing ? (
    <StatusChip tone="warn" icon={RefreshCw} label={say('failing')} />
  ) : (
    <StatusChip tone="ok" icon={RadioTower} label={say('ACTIVE')} quiet />
  );
}
