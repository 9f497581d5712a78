import FormHelperText from '@mui/material/FormHelperText';
import { useTranslate } from 'ra-core';
import { useId, useState, type ReactNode } from 'react';
import { FieldLabel } from '../FieldLabel.tsx';
import { DateInput, DateTimeInput, type DateInputProps } from './DateInput.tsx';
import { dayShape, momentShape } from './typed-date.ts';

interface Props extends Omit<DateInputProps, 'error' | 'label' | 'id'> {
  label: ReactNode;
  /** Under the field, in its place until there is an error. */
  hint?: ReactNode;
  error?: string | undefined;
}

const kinds = {
  day: { Input: DateInput, shape: dayShape, example: '2026-12-31' },
  moment: { Input: DateTimeInput, shape: momentShape, example: '2026-12-31T18:00' },
};

function TypedField({
  kind,
  label,
  hint,
  error,
  onFocus,
  onBlur,
  inputProps,
  ...input
}: Props & { kind: keyof typeof kinds }) {
  const translate = useTranslate();
  const id = useId();
  const [focused, setFocused] = useState(false);
  const { Input, shape, example } = kinds[kind];
  const unread = !focused && input.value !== '' && !shape.isWhole(input.value);
  const wrong =
    error ?? (unread ? translate(`date.invalid.${kind}`, { example: shape.write(example) }) : undefined);
  const below = wrong ?? hint;
  return (
    <div>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <Input
        {...input}
        id={id}
        fullWidth
        error={wrong !== undefined}
        inputProps={{ ...inputProps, 'aria-describedby': below ? `${id}-below` : undefined }}
        onFocus={(event) => {
          setFocused(true);
          onFocus?.(event);
        }}
        onBlur={(event) => {
          setFocused(false);
          onBlur?.(event);
        }}
      />
      {below && (
        <FormHelperText id={`${id}-below`} error={wrong !== undefined}>
          {below}
        </FormHelperText>
      )}
    </div>
  );
}

/** A day, its label above, its hint or error below. */
export const DateField = (props: Props) => <TypedField {...props} kind="day" />;

/** The same of a day and a time. */
export const DateTimeField = (props: Props) => <TypedField {...props} kind="moment" />;
