import { useTranslate } from 'ra-core';
import { ReadField } from '../ReadField.tsx';
import { TextField } from '../TextField.tsx';
import styles from './form.module.css';
import { useFormState } from './form-context.ts';

interface Props {
  /** Also the message `<resource>.field.<name>`, its label. */
  name: string;
  hint?: string;
  rows?: number;
  type?: 'tel';
  autoFocus?: boolean;
}

/** One field of text, as long as the contract allows: a text that is too long is an error, and is not cut. */
export function TextInput({ name, hint, rows, type, autoFocus = false }: Props) {
  const translate = useTranslate();
  const { resource, values, bounds, allowed, errorAt, change } = useFormState();
  const held = values[name];
  const value = typeof held === 'string' ? held : '';
  const max = bounds[name]?.maxLength;
  if (!allowed) return <ReadField label={translate(`${resource}.field.${name}`)} value={value} />;
  const near = max !== undefined && value.length > max * 0.75;
  return (
    <TextField
      label={translate(`${resource}.field.${name}`)}
      hint={hint}
      error={errorAt(name)}
      value={value}
      {...(type && { type })}
      multiline={rows !== undefined}
      {...(rows === undefined ? {} : { minRows: rows })}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first field of a panel that a person has just opened
      autoFocus={autoFocus}
      required={bounds[name]?.required ?? false}
      endAdornment={
        near && (
          <span className={styles['count']}>
            {translate('counterpart.form.count', { count: value.length, most: max })}
          </span>
        )
      }
      onChange={(event) => change({ [name]: event.target.value })}
    />
  );
}
