import { useTranslate } from 'ra-core';
import { Ban, CircleAlert, CircleCheck, CircleDashed, LoaderCircle, type LucideIcon } from 'lucide-react';
import type { Job } from '#shared/jobs.ts';
import { StatusChip, type Tone } from '../StatusChip.tsx';

const looks: Record<Job['status'], { tone: Tone; icon: LucideIcon }> = {
  queued: { tone: 'calm', icon: CircleDashed },
  running: { tone: 'info', icon: LoaderCircle },
  done: { tone: 'ok', icon: CircleCheck },
  cancelled: { tone: 'calm', icon: Ban },
  failed: { tone: 'bad', icon: CircleAlert },
};

export function JobChip({ job }: { job: Job }) {
  const translate = useTranslate();
  const partly = job.status === 'done' && job.failed > 0;
  const { tone, icon } = partly ? { tone: 'warn' as const, icon: CircleAlert } : looks[job.status];
  const label = partly
    ? translate('jobs.partly', { smart_count: job.failed })
    : translate(`jobs.status.${job.status}`);
  return <StatusChip tone={tone} icon={icon} label={label} quiet={tone === 'ok' || tone === 'calm'} />;
}
