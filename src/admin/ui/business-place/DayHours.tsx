import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import { Plus, X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { Fragment, useId } from 'react';
import type { OpenSpan, WeekDay } from '#shared/opening-hours.ts';
import { TimeInput } from '../date/DateInput.tsx';
import { useFormState } from '../form/form-context.ts';
import styles from './business-place.module.css';

interface Props {
  day: WeekDay;
  spans: readonly OpenSpan[];
  /** What is put in first. */
  usual: OpenSpan;
  onChange: (spans: OpenSpan[]) => void;
}

const MAX = 4;
const ENDS = ['open', 'close'] as const;

/** One day: when it opens and closes, once or more often. */
export function DayHours({ day, spans, usual, onChange }: Props) {
  const translate = useTranslate();
  const id = useId();
  const { allowed, errorAt } = useFormState();
  const say = (key: string) =>
    translate(`business-place.${key}`, { day: translate(`business-place.day.${day}`) });
  const next = spans.length === 0 ? usual : { open: spans.at(-1)?.close ?? '', close: '' };
  return (
    <li className={styles['day']} aria-label={say(`day.${day}`)}>
      <b>{say(`day.${day}`)}</b>
      <div>
        {spans.length === 0 && <span className="muted">{say('open.closed')}</span>}
        {spans.map((span, index) => {
          const error = errorAt(`hours.${day}.${index}`);
          return (
            // oxlint-disable-next-line react/no-array-index-key -- they are told apart by nothing else
            <Fragment key={index}>
              <span className={styles['span']}>
                {ENDS.map((end) => (
                  <TimeInput
                    key={end}
                    size="small"
                    value={span[end]}
                    disabled={!allowed}
                    error={error !== undefined}
                    onChange={(value) => onChange(spans.with(index, { ...span, [end]: value }))}
                    inputProps={{
                      'aria-label': say(`open.${end}`),
                      'aria-describedby': error ? `${id}-${index}` : undefined,
                    }}
                  />
                ))}
                {allowed && (
                  <IconButton
                    size="small"
                    aria-label={say('open.remove')}
                    onClick={() => onChange(spans.toSpliced(index, 1))}
                  >
                    <X size={16} aria-hidden />
                  </IconButton>
                )}
              </span>
              {span.close !== '' && span.close <= span.open && !error && (
                <small className="muted">{say('open.nextDay')}</small>
              )}
              {error && (
                <FormHelperText id={`${id}-${index}`} error>
                  {error}
                </FormHelperText>
              )}
            </Fragment>
          );
        })}
      </div>
      {allowed && spans.length < MAX && (
        <IconButton size="small" aria-label={say('open.add')} onClick={() => onChange([...spans, next])}>
          <Plus size={16} aria-hidden />
        </IconButton>
      )}
    </li>
  );
}
