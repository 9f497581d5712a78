import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import { Icon } from './Icon.tsx';

type Props = FieldProps & Omit<ComponentProps<'select'>, 'id' | 'className'>;

/** The browser's own list; its options are the children. */
export function Select({ label, hint, error, children, ...select }: Props) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => (
        <span className="select">
          <select {...select} {...wiring} className="inp">
            {children}
          </select>
          <Icon name="down" small />
        </span>
      )}
    </Field>
  );
}
