import { useTranslate } from 'ra-core';
import { isHexColour } from '#shared/contrast.ts';
import { useFormState } from '#admin/ui/form/form-context.ts';
import { ReadField } from '#admin/ui/ReadField.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import type { BadgeForm } from './badge-form.ts';
import styles from './badges.module.css';

/** The colour of a picker needs all six digits. */
const whole = (hex: string): string =>
  !isHexColour(hex) ? '#000000' : hex.length === 4 ? hex.replaceAll(/[\da-f]/gi, '$&$&') : hex;

/** A colour, chosen or typed. */
export function ColourInput({ name }: { name: 'backgroundColor' | 'textColor' }) {
  const translate = useTranslate();
  const { values, allowed, errorAt, change } = useFormState<BadgeForm>();
  const value = values[name];
  const label = translate(`badges.field.${name}`);
  if (!allowed) return <ReadField label={label} value={value} />;
  return (
    <TextField
      label={label}
      value={value}
      error={errorAt(name)}
      inputProps={{ maxLength: 7, spellCheck: false }}
      startAdornment={
        <input
          type="color"
          className={styles['swatch']}
          aria-label={translate('badges.form.choose', { colour: label })}
          value={whole(value).toLowerCase()}
          onChange={({ target }) => change({ [name]: target.value.toUpperCase() })}
        />
      }
      onChange={({ target }) => change({ [name]: target.value.trim() })}
    />
  );
}
