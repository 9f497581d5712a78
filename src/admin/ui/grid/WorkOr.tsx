import { CircleDashed, LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { statusChip } from '../status-chip.tsx';
import { useRowWork } from './row-work.ts';

const WorkChip = statusChip('list.work', {
  queued: { tone: 'calm', icon: CircleDashed, quiet: true },
  running: { tone: 'info', icon: LoaderCircle },
});

/** While a job has this record in hand, that is the state to show. */
export function WorkOr({ id, children }: { id: string; children: ReactNode }) {
  const work = useRowWork().get(id);
  if (work !== 'queued' && work !== 'running') return children;
  return <WorkChip status={work} />;
}
