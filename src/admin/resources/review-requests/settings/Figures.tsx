import { dateLocale } from '../../../../shared/dates.ts';
import { useTranslate } from 'ra-core';
import type { AskingSummary } from '../../../../shared/review-requests.ts';
import { useStoreProfile } from '../../../access/session.ts';
import { useCountWords } from '../../../ui/grid/count-words.ts';
import styles from '../requests.module.css';

const share = (part: number, of: number): string => (of === 0 ? '' : `${((part / of) * 100).toFixed(1)}%`);

/** The last 30 days: what went out, whose link was followed, who wrote a review. */
export function Figures({ summary }: { summary: AskingSummary }) {
  const translate = useTranslate();
  const words = useCountWords();
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
          answered > 0 || opened > 0 ? 'review-requests.figure.told' : 'review-requests.figure.none',
        )}{' '}
        {refusals > 0 && translate('review-requests.figure.refusals', { smart_count: refusals })}
      </p>
    </>
  );
}

/** Eight weeks, each with what was sent and, of it, what was answered. */
export function Weeks({ weeks }: Pick<AskingSummary, 'weeks'>) {
  const translate = useTranslate();
  const { locale } = useStoreProfile();
  const most = Math.max(1, ...weeks.map(({ sent }) => sent));
  const day = new Intl.DateTimeFormat(dateLocale(locale), {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const month = new Intl.DateTimeFormat(dateLocale(locale), { month: 'short', timeZone: 'UTC' });
  return (
    <ol className={styles['weeks']}>
      {weeks.map(({ day: monday, sent, answered }) => {
        const date = new Date(`${monday}T12:00:00Z`);
        const name = day.format(date);
        const isNew = monday === weeks[0]?.day || date.getUTCDate() <= 7;
        const told = translate('review-requests.week', { day: name, sent, answered });
        return (
          <li key={monday} title={told}>
            <span className="visually-hidden">{told}</span>
            <span className={styles['stack']} style={{ height: `${(sent / most) * 100}%` }} aria-hidden>
              <i style={{ height: `${sent === 0 ? 0 : (answered / sent) * 100}%` }} />
            </span>
            <small aria-hidden>{date.getUTCDate()}</small>
            <small aria-hidden>{isNew && month.format(date)}</small>
          </li>
        );
      })}
    </ol>
  );
}
