import { dateLocale } from '../../../shared/dates.ts';
import { useTranslate } from 'ra-core';
import type { LeavingSummary } from '../../../shared/abandoned-checkouts.ts';
import { addMoney } from '../../../shared/money.ts';
import { useStoreProfile } from '../../access/session.ts';
import { useCountWords } from '../../ui/grid/count-words.ts';
import { Money } from '../../ui/Money.tsx';
import styles from './left.module.css';
import { useSummary } from './use-left.ts';

type Week = LeavingSummary['weeks'][number];

/** So many weeks are a period, the same number before it is compared. */
const PERIOD = 4;

const shareOf = ({ left, recovered }: Pick<Week, 'left' | 'recovered'>): number =>
  left === 0 ? 0 : (recovered / left) * 100;
const percent = (share: number): string => `${share.toFixed(1)}%`;

const sumOf = (weeks: readonly Week[]) => ({
  left: weeks.reduce((sum, { left }) => sum + left, 0),
  recovered: weeks.reduce((sum, { recovered }) => sum + recovered, 0),
  leftValue: addMoney('0', ...weeks.map(({ leftValue }) => leftValue)),
  recoveredValue: addMoney('0', ...weeks.map(({ recoveredValue }) => recoveredValue)),
});

/** What lies in left bags now, and what became of those of the last weeks. */
export function LeavingFigures() {
  const translate = useTranslate();
  const words = useCountWords();
  const { data } = useSummary();
  if (!data) return null;
  const { open, weeks, currency } = data;
  const now = sumOf(weeks.slice(-PERIOD));
  const before = sumOf(weeks.slice(-2 * PERIOD, -PERIOD));
  return (
    <section className={styles['figures']} aria-label={translate('abandoned-checkouts.figure.title')}>
      <dl>
        <div>
          <dt>{translate('abandoned-checkouts.figure.open')}</dt>
          <dd>
            <b className="num">{words(open.count)}</b>
            <small>
              <Money amount={open.value} currency={currency} />{' '}
              {translate('abandoned-checkouts.figure.inBags')}
            </small>
          </dd>
        </div>
        <div>
          <dt>{translate('abandoned-checkouts.figure.left')}</dt>
          <dd>
            <b className="num">{words(now.left)}</b>
            <small>
              <Money amount={now.leftValue} currency={currency} />{' '}
              {translate('abandoned-checkouts.figure.inBags')}
            </small>
          </dd>
        </div>
        <div>
          <dt>{translate('abandoned-checkouts.figure.recovered')}</dt>
          <dd>
            <b className="num">
              {translate('abandoned-checkouts.figure.share', {
                count: words(now.recovered),
                share: percent(shareOf(now)),
              })}
            </b>
            <small>
              <Money amount={now.recoveredValue} currency={currency} />
              {before.left > 0 &&
                `, ${translate('abandoned-checkouts.figure.before', { share: percent(shareOf(before)) })}`}
            </small>
          </dd>
        </div>
      </dl>
      <Weeks weeks={weeks} />
    </section>
  );
}

/** The recovered share of each week. */
function Weeks({ weeks }: Pick<LeavingSummary, 'weeks'>) {
  const translate = useTranslate();
  const { locale } = useStoreProfile();
  const most = Math.max(1, ...weeks.map(shareOf));
  const day = new Intl.DateTimeFormat(dateLocale(locale), {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  return (
    <div>
      <span>{translate('abandoned-checkouts.figure.weeks')}</span>
      <ol className={styles['weeks']}>
        {weeks.map((week, index) => {
          const { day: monday, left, recovered } = week;
          const name = day.format(new Date(`${monday}T12:00:00Z`));
          const share = percent(shareOf(week));
          const told = translate('abandoned-checkouts.week', { day: name, left, recovered, share });
          return (
            <li key={monday} title={told}>
              <span className="visually-hidden">{told}</span>
              <i
                className={index >= weeks.length - PERIOD ? styles['late'] : ''}
                style={{ height: `${(shareOf(week) / most) * 75}%` }}
                aria-hidden
              />
              <small aria-hidden>{index % 2 === 0 ? name : '\u00a0'}</small>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
