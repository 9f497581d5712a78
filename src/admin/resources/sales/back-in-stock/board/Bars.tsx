import { useTranslate } from 'ra-core';
import type { DemandStory } from '#shared/demand.ts';
import { AsideSection } from '#admin/ui/Columns.tsx';
import { dateText } from '#admin/ui/date-text.ts';
import { useNow } from '#admin/ui/use-now.ts';
import styles from '../back-in-stock.module.css';

/** How many asked, by day. */
export function Bars({ days }: Pick<DemandStory, 'days'>) {
  const translate = useTranslate();
  const now = useNow();
  const max = Math.max(1, ...days.map(({ asked }) => asked));
  const all = days.reduce((sum, { asked }) => sum + asked, 0);
  const say = (day = '') => dateText(`${day}T12:00:00Z`, 'day', { timeZone: 'UTC', now });
  const first = say(days[0]?.day);
  return (
    <AsideSection title={translate('back-in-stock.requests', { smart_count: all, days: days.length })}>
      <div
        className={styles['bars']}
        role="img"
        aria-label={translate('back-in-stock.byDay', { first, most: max })}
      >
        {days.map(({ day, asked }) => (
          <i
            key={day}
            title={`${say(day)}: ${asked}`}
            data-none={asked === 0}
            style={{ height: `${(asked / max) * 100}%` }}
          />
        ))}
      </div>
      <div className={styles['ends']}>
        <span>{first}</span>
        <span>{translate('back-in-stock.today')}</span>
      </div>
    </AsideSection>
  );
}
