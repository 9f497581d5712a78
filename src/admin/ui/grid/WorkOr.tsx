import { CircleDashed, LoaderCircle } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { StatusChip } from '../StatusChip.tsx';
import { useRowWork } from './row-work.ts';

const looks = {
  queued: { tone: 'calm', icon: CircleDashed, quiet: true },
  running: { tone: 'info', icon: LoaderCircle },
} as const;

/** While a job has this record in hand, that is the state to show. */
export function WorkOr({ id, children }: { id: string; children: ReactNode }) {
  const translate = useTranslate();
  const work = useRowWork().get(id);
  if (work !== 'queued' && work !== 'running') return children;
  return <StatusChip {...looks[work]} label={translate(`list.work.${work}`)} />;
}
