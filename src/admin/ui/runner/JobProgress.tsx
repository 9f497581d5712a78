import { useTranslate } from 'ra-core';
import { CircleAlert, CircleCheck, CircleDashed, SkipForward } from 'lucide-react';
import type { Job } from '#shared/jobs.ts';
import { isOpen } from '../../data/jobs.ts';
import styles from './Runner.module.css';

const parts = [
  { state: 'done', icon: CircleCheck },
  { state: 'skipped', icon: SkipForward },
  { state: 'failed', icon: CircleAlert },
  { state: 'queued', icon: CircleDashed },
] as const;

/** One bar cut by outcome, and the same in figures. */
export function JobProgress({ job }: { job: Job }) {
  const translate = useTranslate();
  const counts = {
    done: job.done,
    skipped: job.skipped,
    failed: job.failed,
    queued: job.queued + job.running,
  };
  // Until the server has counted what there is to do, every figure would be a zero.
  const isCounted = job.total > 0 || !isOpen(job);
  const over = job.done + job.skipped + job.failed;
  return (
    <>
      <div
        className={styles['bar']}
        role="progressbar"
        aria-label={job.title}
        aria-valuemin={0}
        aria-valuemax={job.total}
        aria-valuenow={over}
      >
        {parts.map(
          ({ state }) =>
            counts[state] > 0 && (
              <i key={state} className={styles[state]} style={{ flexGrow: counts[state] }} />
            ),
        )}
      </div>
      <div className={styles['legend']}>
        {parts.map(
          ({ state, icon: Icon }) =>
            (counts[state] > 0 || (state === 'done' && isCounted)) && (
              <span key={state} className={styles[`${state}Text`]}>
                <Icon size={14} aria-hidden />
                <b className="num">{counts[state].toLocaleString('en')}</b>{' '}
                {translate(`counterpart.runner.${state}`)}
              </span>
            ),
        )}
      </div>
    </>
  );
}
