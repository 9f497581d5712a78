import { useTranslate } from 'ra-core';
import type { AbandonmentSummary } from '#shared/abandoned-checkouts.ts';
import { addMoney } from '#shared/money.ts';
import { useCountText } from '#admin/ui/grid/use-count-text.ts';
import { Money } from '#admin/ui/Money.tsx';
import { WeekBars, weekName } from '#admin/ui/WeekBars.tsx';
import styles from './abandoned-checkouts.module.css';
import { useSummary } from './use-abandoned-checkouts.ts';

type Week = AbandonmentSummary['weeks'][number];

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

/** What lies in left carts now, and what became of those of the last weeks. */
export function AbandonmentMetrics() {
  const translate = useTranslate();
  const words = useCountText();
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
              {translate('abandoned-checkouts.figure.inCarts')}
            </small>
          </dd>
        </div>
        <div>
          <dt>{translate('abandoned-checkouts.figure.abandoned')}</dt>
          <dd>
            <b className="num">{words(now.left)}</b>
            <small>
              <Money amount={now.leftValue} currency={currency} />{' '}
              {translate('abandoned-checkouts.figure.inCarts')}
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
function Weeks({ weeks }: Pick<AbandonmentSummary, 'weeks'>) {
  const translate = useTranslate();
  const highest = Math.max(1, ...weeks.map(shareOf));
  return (
    <div>
      <span>{translate('abandoned-checkouts.figure.weeks')}</span>
      <WeekBars
        height={44}
        bars={weeks.map((week, index) => {
          const { day, left, recovered } = week;
          const share = percent(shareOf(week));
          return {
            day,
            description: translate('abandoned-checkouts.week', {
              day: weekName(day),
              left,
              recovered,
              share,
            }),
            value: `${Math.round(shareOf(week))}%`,
            segments: [
              {
                tone: index >= weeks.length - PERIOD ? 'strong' : 'soft',
                share: shareOf(week) / highest,
              },
            ],
          };
        })}
        legend={[
          { tone: 'soft', label: translate('abandoned-checkouts.figure.weeksBefore') },
          { tone: 'strong', label: translate('abandoned-checkouts.figure.weeksNow') },
        ]}
      />
    </div>
  );
}
