import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Trash2 } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { DateInput } from '#admin/ui/date/DateInput.tsx';
import { dayShape } from '#admin/ui/date/typed-date.ts';
import type { RateLine } from './rate-lines.ts';
import styles from './Rates.module.css';

interface Props {
  line: RateLine;
  base: string;
  first: boolean;
  disabled: boolean;
  errorAt: (field: keyof RateLine) => string | undefined;
  onChange: (part: Partial<RateLine>) => void;
  onRemove: () => void;
}

const fields = ['day', 'currency', 'rate'] as const;

/** From a day on, one of the currency is worth so much. */
export function RateRow({ line, base, first, disabled, errorAt, onChange, onRemove }: Props) {
  const translate = useTranslate();
  const id = useId();
  const said = { day: dayShape.write(line.day), currency: line.currency };
  return (
    <li className={styles['row']} data-first-rate={first || undefined}>
      {fields.map((field) => {
        const error = errorAt(field);
        const shared = { size: 'small', value: line[field], disabled, error: error !== undefined } as const;
        const labelled = {
          'aria-label': translate(`rates.field.${field}`),
          'aria-describedby': error ? `${id}-${field}` : undefined,
        };
        return (
          <div key={field} className={styles[field]}>
            {field === 'rate' && (
              <span aria-hidden className="num">
                1 {line.currency || '…'} =
              </span>
            )}
            {field === 'day' ? (
              <DateInput {...shared} inputProps={labelled} onChange={(day) => onChange({ day })} />
            ) : (
              <OutlinedInput
                {...shared}
                onChange={({ target }) =>
                  onChange({
                    [field]:
                      field === 'currency'
                        ? target.value.toUpperCase()
                        : target.value.replace(',', '.').trim(),
                  })
                }
                slotProps={{
                  input: {
                    ...labelled,
                    ...(field === 'currency' && { maxLength: 3, autoCapitalize: 'characters' }),
                    ...(field === 'rate' && { inputMode: 'decimal', className: 'num' }),
                  },
                }}
              />
            )}
            {field === 'rate' && <span aria-hidden>{base}</span>}
            {error && (
              <FormHelperText id={`${id}-${field}`} error>
                {error}
              </FormHelperText>
            )}
          </div>
        );
      })}
      {!disabled && (
        <IconButton size="small" aria-label={translate('rates.remove', said)} onClick={onRemove}>
          <Trash2 aria-hidden />
        </IconButton>
      )}
    </li>
  );
}
