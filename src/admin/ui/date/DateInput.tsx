import IconButton from '@mui/material/IconButton';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { Calendar } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useRef, useState, type FocusEvent } from 'react';
import './date.en.ts';
import styles from './date.module.css';
import { dayShape, momentShape, timeShape, type DateShape } from './typed-date.ts';

type Bounds = Partial<Record<'min' | 'max', string>>;

export interface DateInputProps extends Omit<OutlinedInputProps, 'value' | 'onChange' | 'type' | 'notched'> {
  /** As the browser's own fields hold it; a text that could not be read as it was typed. */
  value: string;
  onChange: (value: string) => void;
  /** The first and the last day that the calendar offers. */
  bounds?: Bounds;
}

/** Opens the calendar of the browser. Where `showPicker` is missing, a click on the field opens it. */
function openCalendar(field: HTMLInputElement | null): void {
  try {
    field?.showPicker();
  } catch {
    field?.click();
  }
}

interface Kind {
  name: 'day' | 'moment' | 'time';
  shape: DateShape;
}

/**
 * The browser's own field for dates writes them in the browser's language, not as the rest of the page does. This one is
 * typed and written in one form; of the browser's it keeps the calendar.
 */
function TypedInput({
  name,
  shape,
  value,
  onChange,
  bounds,
  inputProps,
  onBlur,
  ...input
}: DateInputProps & Kind) {
  const translate = useTranslate();
  const calendar = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const take = (next: string) => {
    setTyped(undefined);
    onChange(next);
  };
  return (
    <OutlinedInput
      {...input}
      autoComplete="off"
      placeholder={translate(`date.${name}`)}
      value={typed ?? shape.write(value)}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(shape.read(target.value, new Date()));
      }}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        setTyped(undefined);
        onBlur?.(event);
      }}
      error={input.error === true || (typed === undefined && value !== '' && !shape.isWhole(value))}
      slotProps={{ input: { ...inputProps, className: `${styles['text']} num` } }}
      endAdornment={
        name !== 'time' && (
          <>
            <input
              ref={calendar}
              type="date"
              className={styles['calendar']}
              tabIndex={-1}
              aria-hidden
              disabled={input.disabled}
              value={dayShape.isWhole(value.slice(0, 10)) ? value.slice(0, 10) : ''}
              onChange={({ target }) =>
                take(
                  name === 'day' || target.value === '' ? target.value : `${target.value}T${timeOf(value)}`,
                )
              }
              {...bounds}
            />
            <IconButton
              size="small"
              className={styles['open'] ?? ''}
              aria-label={translate('date.choose')}
              disabled={input.disabled ?? false}
              onClick={() => openCalendar(calendar.current)}
            >
              <Calendar aria-hidden />
            </IconButton>
          </>
        )
      }
    />
  );
}

const timeOf = (moment: string): string => (momentShape.isWhole(moment) ? moment.slice(11) : '00:00');

export const DateInput = (props: DateInputProps) => <TypedInput {...props} name="day" shape={dayShape} />;

export const DateTimeInput = (props: DateInputProps) => (
  <TypedInput {...props} name="moment" shape={momentShape} />
);

export const TimeInput = (props: DateInputProps) => <TypedInput {...props} name="time" shape={timeShape} />;
