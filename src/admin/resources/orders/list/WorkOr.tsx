import type { ReactNode } from 'react';
import { useRowWork } from '../../../ui/grid/row-work.ts';
import { WorkChip } from '../order-chips.tsx';

/** While a job has this order in hand, that is the state to show. */
export function WorkOr({ id, children }: { id: string; children: ReactNode }) {
  const work = useRowWork().get(id);
  return work === 'queued' || work === 'running' ? <WorkChip state={work} /> : children;
}
