import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslate } from 'ra-core';
import { useStoreProfile } from '../../access/session.ts';
import type { Condition, FilterField } from '../../data/filter-operators.ts';
import { readAmounts, writeAmounts } from '../../data/filter-operators.ts';
import { knownFields } from '../../data/platform-filter.ts';
import styles from './filter.module.css';
import { useFieldValues } from './use-field-values.ts';

interface Props {
  field: FilterField;
  condition: Condition;
  label: string;
  name: string;
  autoFocus: boolean;
  onChange: (value: string) => void;
}

/** One amount or two, and the currency they are in: 100 EUR and 100 SEK are not the same. */
export function AmountInput({
  field,
  condition: [, operator, value],
  label,
  name,
  autoFocus,
  onChange,
}: Props) {
  const translate = useTranslate();
  const { currency: own } = useStoreProfile();
  // A platform whose orders have no currency filter compares plain numbers.
  const named = field.currency !== undefined && knownFields([{ ...field, own: true }]).length > 0;
  const used = useFieldValues(named ? field.currency : undefined);
  const { amounts, currency } = readAmounts(value, own);
  const write = (parts: readonly string[], of: string) =>
    onChange(named ? writeAmounts(parts, of) : parts.join(','));
  const places = operator === 'between' ? [0, 1] : [0];
  return (
    <span className={styles['pair']}>
      {places.map((place) => (
        <OutlinedInput
          key={place}
          size="small"
          fullWidth
          inputMode="decimal"
          value={amounts[place] ?? ''}
          autoFocus={autoFocus && place === 0}
          slotProps={{ input: { 'aria-label': label } }}
          onChange={({ target }) => {
            const typed = target.value.replaceAll(',', '.').replaceAll(/[^\d.-]/g, '');
            write(
              places.map((at) => (at === place ? typed : (amounts[at] ?? ''))),
              currency,
            );
          }}
        />
      ))}
      {named && (
        <select
          className={styles['currency']}
          aria-label={translate('list.filter.currency', { name })}
          value={currency}
          onChange={({ target }) => write(amounts, target.value)}
        >
          {[...new Set([own, ...used, currency])].map((code) => (
            <option key={code}>{code}</option>
          ))}
        </select>
      )}
    </span>
  );
}
