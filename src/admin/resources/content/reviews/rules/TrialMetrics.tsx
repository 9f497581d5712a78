import { ShieldCheck, TrendingDown, TrendingUp } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { ReviewRules } from '#shared/review-rules.ts';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { useCountText } from '#admin/ui/grid/use-count-text.ts';
import { LineSkeleton } from '#admin/ui/Skeletons.tsx';
import { useTrial } from './use-rules.ts';
import type { Sample } from './use-sample.ts';
import styles from './rules.module.css';

const shown = ['SHOW', 'HOLD', 'REJECT'] as const;

/** What the rules on the page would have made of the last 90 days, beside those that are saved. */
export function TrialMetrics({ sample, kept }: { sample: Sample; kept: ReviewRules }) {
  const translate = useTranslate();
  const words = useCountText();
  const { trial, trialError, tryAgain } = sample;
  const { data: before } = useTrial(kept);
  const more = trial && before ? trial.outcomes.HOLD - before.outcomes.HOLD : 0;
  const Trend = more > 0 ? TrendingUp : TrendingDown;
  return (
    <div className={styles['trial']}>
      <h3>{translate('reviews.rules.trial.title')}</h3>
      {trialError && !trial && (
        <ErrorState
          inline
          error={trialError}
          title={translate('reviews.rules.trial.failed')}
          retry={tryAgain}
        />
      )}
      {!trial && !trialError && <LineSkeleton widths={[100, 60]} />}
      {trial && (
        <>
          <div className={styles['split']} aria-hidden>
            {shown.map((outcome) => (
              <i key={outcome} data-outcome={outcome} style={{ flexGrow: trial.outcomes[outcome] }} />
            ))}
          </div>
          <ul className={styles['legend']}>
            {shown.map((outcome) => (
              <li key={outcome}>
                <i data-outcome={outcome} aria-hidden />
                <b className="num">{words(trial.outcomes[outcome])}</b>{' '}
                {translate(`reviews.rules.trial.${outcome}`)}
              </li>
            ))}
          </ul>
          {more !== 0 && (
            <p>
              <Trend size={14} aria-hidden />
              {translate(`reviews.rules.trial.${more > 0 ? 'more' : 'fewer'}`, {
                smart_count: Math.abs(more),
              })}
            </p>
          )}
          {trial.partial && <p>{translate('reviews.rules.trial.partial', { count: words(trial.looked) })}</p>}
        </>
      )}
      <p>
        <ShieldCheck size={14} aria-hidden />
        {translate('reviews.rules.trial.explanation')}
      </p>
    </div>
  );
}
