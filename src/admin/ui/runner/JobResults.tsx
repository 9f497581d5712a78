import { useTranslate } from 'ra-core';
import { CircleAlert, SkipForward } from 'lucide-react';
import type { Job } from '#shared/jobs.ts';
import { useJobItems } from '../../data/jobs.ts';
import styles from './Runner.module.css';

const shown = 20;

/** Which ones failed or were passed over, and why. */
export function JobResults({ job }: { job: Job }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className={styles['results']} tabIndex={0}>
      <Result job={job} state="failed" />
      <Result job={job} state="skipped" />
    </div>
  );
}

function Result({ job, state }: { job: Job; state: 'failed' | 'skipped' }) {
  const translate = useTranslate();
  const { data: items = [] } = useJobItems(job, state);
  const count = job[state];
  if (count === 0) return null;
  const Icon = state === 'failed' ? CircleAlert : SkipForward;
  return (
    <section className={styles['result']}>
      <h3 className={styles[`${state}Text`]}>
        <Icon size={14} aria-hidden />
        {translate(`counterpart.runner.${state}Head`)}
      </h3>
      <ul>
        {items.slice(0, shown).map((item) => (
          <li key={item.id}>
            <b className="num">{item.label}</b>
            <span>{item.reason}</span>
          </li>
        ))}
      </ul>
      {count > shown && <small>{translate('counterpart.runner.more', { smart_count: count - shown })}</small>}
    </section>
  );
}
