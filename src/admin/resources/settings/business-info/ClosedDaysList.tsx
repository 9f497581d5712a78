import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Plus, X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import type { ClosedDays } from '#shared/closed-days.ts';
import { Card } from '#admin/ui/Card.tsx';
import { DateInput } from '#admin/ui/date/DateInput.tsx';
import { dayShape } from '#admin/ui/date/typed-date.ts';
import { useFormState } from '#admin/ui/form/form-context.ts';
import type { BusinessValues } from './business-record.ts';
import styles from './business-info.module.css';

const ENDS = ['from', 'to'] as const;

/** Holidays, stocktaking: whole days on which nobody is there. @param hasOthers an app set what is no whole day */
export function ClosedDaysList({ hasOthers }: { hasOthers: boolean }) {
  const translate = useTranslate();
  const id = useId();
  const { values, allowed, errorAt, change } = useFormState<BusinessValues>();
  const { closed } = values;
  const say = (key: string, words?: object) => translate(`business-info.closed.${key}`, words);
  const write = (index: number, part: Partial<ClosedDays>) =>
    change({ closed: closed.map((days, at) => (at === index ? { ...days, ...part } : days)) });
  return (
    <Card
      id="closed"
      title={say('title')}
      note={say('note')}
      actions={
        allowed && (
          <Button
            size="small"
            variant="text"
            onClick={() => change({ closed: [...closed, { from: '', to: '', note: '' }] })}
          >
            <Plus aria-hidden />
            {say('add')}
          </Button>
        )
      }
    >
      {closed.length === 0 && <p className="muted">{say('none')}</p>}
      <ul className={styles['week']}>
        {closed.map((days, index) => {
          const error = errorAt(`closed.${index}`);
          const shared = { size: 'small', disabled: !allowed, error: error !== undefined } as const;
          const described = { 'aria-describedby': error ? `${id}-${index}` : undefined };
          return (
            // oxlint-disable-next-line react/no-array-index-key -- they are told apart by nothing else
            <li key={index} className={styles['closed']}>
              {ENDS.map((end) => (
                <DateInput
                  key={end}
                  {...shared}
                  value={days[end]}
                  inputProps={{ 'aria-label': say(end), ...described }}
                  onChange={(day) =>
                    // One day is the usual.
                    write(
                      index,
                      end === 'from' && days.to === days.from ? { from: day, to: day } : { [end]: day },
                    )
                  }
                />
              ))}
              <OutlinedInput
                {...shared}
                value={days.note}
                placeholder={say('reason')}
                slotProps={{ input: { 'aria-label': say('reason'), ...described } }}
                onChange={({ target }) => write(index, { note: target.value })}
              />
              {allowed && (
                <IconButton
                  size="small"
                  aria-label={say('remove', { from: dayShape.write(days.from) })}
                  onClick={() => change({ closed: closed.toSpliced(index, 1) })}
                >
                  <X size={16} aria-hidden />
                </IconButton>
              )}
              {error && (
                <FormHelperText id={`${id}-${index}`} error>
                  {error}
                </FormHelperText>
              )}
            </li>
          );
        })}
      </ul>
      {hasOthers && <p className="muted">{say('others')}</p>}
    </Card>
  );
}
