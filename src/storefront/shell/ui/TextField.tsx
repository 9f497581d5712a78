import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './Field.tsx';

type Props = FieldProps & Omit<ComponentProps<'input'>, 'id' | 'className'>;

export function TextField({ label, hint, error, ...input }: Props) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => <input type="text" {...input} {...wiring} className="inp" />}
    </Field>
  );
}
