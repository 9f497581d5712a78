import FormHelperText from '@mui/material/FormHelperText';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { useStoreProfile } from '#admin/access/session.ts';
import { FieldLabel } from '#admin/ui/FieldLabel.tsx';
import { moneyParts } from '#admin/ui/money-parts.ts';

interface Props {
  label: string;
  /** The row already says it; only screen readers need the label. */
  hideLabel?: boolean;
  currency: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  hint?: string | undefined;
  disabled?: boolean;
  autoFocus?: boolean;
  width?: number;
}

/** An amount in one currency: its mark before the digits, digits aligned to the end. */
export function AmountField({
  label,
  hideLabel = false,
  currency,
  value,
  onChange,
  error,
  hint,
  disabled = false,
  autoFocus = false,
  width,
}: Props) {
  const id = useId();
  const { locale } = useStoreProfile();
  const mark = currency ? moneyParts('0', currency, locale).currency.trim() : '';
  const below = error ?? hint;
  return (
    <div style={width ? { width } : undefined}>
      {!hideLabel && <FieldLabel htmlFor={id}>{label}</FieldLabel>}
      <OutlinedInput
        id={id}
        fullWidth
        autoFocus={autoFocus}
        disabled={disabled}
        value={value}
        error={error !== undefined}
        onChange={(event) => onChange(event.target.value)}
        onFocus={(event) => event.target.select()}
        startAdornment={<InputAdornment position="start">{mark}</InputAdornment>}
        slotProps={{
          input: {
            inputMode: 'decimal',
            className: 'num',
            style: { textAlign: 'end' },
            autoComplete: 'off',
            ...(hideLabel ? { 'aria-label': label } : {}),
            ...(below ? { 'aria-describedby': `${id}-below` } : {}),
          },
        }}
      />
      {below && (
        <FormHelperText id={`${id}-below`} error={error !== undefined}>
          {below}
        </FormHelperText>
      )}
    </div>
  );
}
