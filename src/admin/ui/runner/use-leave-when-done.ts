import { useEffect, useState } from 'react';
import type { Job } from '#shared/jobs.ts';
import { isOpen } from '../../data/jobs.ts';
import { setShown, useShown } from './use-runner.ts';

/** Long enough to read the figures and to reach for the file. */
const STAYS = 10_000;

const endedWell = (job: Job): boolean => !isOpen(job) && job.status !== 'failed' && job.failed === 0;

/** Closes the panel some time after its job ended without a failure. @returns what keeps it while somebody is at it */
export function useLeaveWhenDone(job: Job) {
  const shown = useShown();
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const isOver = endedWell(job);
  const leaves = isOver && !shown.asked && !pointed && !focused;
  useEffect(() => {
    if (isOver && !shown.seen) setShown({ ...shown, seen: true });
  }, [isOver, shown]);
  useEffect(() => {
    if (!leaves) return undefined;
    const timer = setTimeout(() => setShown({ id: job.id, minimised: true }), STAYS);
    return () => clearTimeout(timer);
  }, [leaves, job.id]);
  return {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
}
