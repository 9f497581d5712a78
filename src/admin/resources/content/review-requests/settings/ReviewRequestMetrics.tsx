import { useTranslate } from 'ra-core';
import type { ReviewRequestSummary } from '#shared/review-requests.ts';
import { useCountText } from '#admin/ui/grid/use-count-text.ts';
import { WeekBars, weekName } from '#admin/ui/WeekBars.tsx';
import styles from '../requests.module.css';

const share = (part: number, of: number): string => (of === 0 ? '' : `${((part / of) * 100).toFixed(1)}%`);

/** The last 30 days: what went out, whose link was followed, who wrote a review. */
export function ReviewRequestMetrics({ summary }: { summary: ReviewRequestSummary }) {
  const translate = useTranslate();
  const words = useCountText();
  const { sent, opened, answered, refusals } = summary;
  return (
    <>
      <dl className={styles['figures']}>
        {(['sent', 'opened', 'answered'] as const).map((name) => (
          <div key={name}>
            <dt>{translate(`review-requests.figure.${name}`)}</dt>
            <dd className={styles['bar']} aria-hidden>
              <i style={{ width: `${sent === 0 ? 0 : (summary[name] / sent) * 100}%` }} />
            </dd>
            <dd className="num">
              {words(summary[name])} {name !== 'sent' && <small>{share(summary[name], sent)}</small>}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles['note']}>
        {translate(
          answered > 0 || opened > 0 ? 'review-requests.figure.explanation' : 'review-requests.figure.none',
        )}{' '}
        {refusals > 0 && translate('review-requests.figure.optOuts', { smart_count: refusals })}
      </p>
    </>
  );
}

/** Eight weeks, each with what was sent and, of it, what was answered. */
export function Weeks({ weeks }: Pick<ReviewRequestSummary, 'weeks'>) {
  const translate = useTranslate();
  const words = useCountText();
  const highest = Math.max(1, ...weeks.map(({ sent }) => sent));
  return (
    <WeekBars
      height={88}
      bars={weeks.map(({ day, sent, answered }) => ({
        day,
        description: translate('review-requests.week', { day: weekName(day), sent, answered }),
        value: words(sent),
        segments: [
          { tone: 'strong', share: answered / highest },
          { tone: 'soft', share: (sent - answered) / highest },
        ],
      }))}
      legend={[
        { tone: 'soft', label: translate('review-requests.figure.sent') },
        { tone: 'strong', label: translate('review-requests.figure.answered') },
      ]}
    />
  );
}
