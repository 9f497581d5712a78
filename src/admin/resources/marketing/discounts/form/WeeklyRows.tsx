import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Plus, X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { DayOfWeek } from '#shared/contract/generated/ecom_discount-rules.ts';
import { TimeInput } from '#admin/ui/date/DateInput.tsx';
import { timeShape } from '#admin/ui/date/typed-date.ts';
import styles from '../discounts.module.css';
import { ChoiceCell, Problem } from './Cells.tsx';
import { useDiscountDraft } from './use-discount-form.ts';
import { clockOf, withTime } from './weekly.ts';

/** Of one rule; more than anybody has. */
const MAX = 50;

/** Hours of the week, by the clock of the shop; none: at any hour. */
export function WeeklyRows() {
  const translate = useTranslate();
  const { form, change, allowed, errorAt } = useDiscountDraft();
  const { weekly } = form;
  const say = (key: string) => translate(`discounts.limits.${key}`);
  return (
    <div className={styles['weekly']}>
      {weekly.map((window, index) => {
        const replace = (next: typeof window) => change({ weekly: weekly.toSpliced(index, 1, next) });
        const time = (bound: 'startTime' | 'endTime') => (
          <span className={styles['number']}>
            <TimeInput
              fullWidth
              disabled={!allowed}
              error={errorAt(`weekly.${index}`) !== undefined}
              value={clockOf(window[bound])}
              inputProps={{ 'aria-label': say(bound) }}
              onChange={(clock) =>
                (clock === '' || timeShape.isWhole(clock)) && replace(withTime(window, bound, clock))
              }
            />
          </span>
        );
        return (
          // Hours have no names; one that goes takes its place along.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={`${index}-${weekly.length}`} className={styles['rows']}>
            <div className={styles['row']}>
              <span className={styles['wideCell']}>
                <ChoiceCell
                  label={say('day')}
                  value={DayOfWeek.find((day) => day === window.dayOfWeek) ?? 'MON'}
                  options={DayOfWeek.map((day) => [day, translate(`discounts.day.${day}`)] as const)}
                  onChange={(dayOfWeek) => replace({ ...window, dayOfWeek })}
                />
              </span>
              {time('startTime')}
              {time('endTime')}
              {allowed && (
                <IconButton
                  size="small"
                  aria-label={say('removeHours')}
                  onClick={() => change({ weekly: weekly.toSpliced(index, 1) })}
                >
                  <X size={16} aria-hidden />
                </IconButton>
              )}
            </div>
            <Problem places={[`weekly.${index}`]} />
          </div>
        );
      })}
      {allowed && weekly.length < MAX && (
        <Button
          variant="text"
          size="small"
          onClick={() =>
            change({
              weekly: [...weekly, { dayOfWeek: 'MON', startTime: { hours: 9 }, endTime: { hours: 18 } }],
            })
          }
        >
          <Plus size={14} aria-hidden />
          {say(weekly.length === 0 ? 'addHours' : 'moreHours')}
        </Button>
      )}
    </div>
  );
}
