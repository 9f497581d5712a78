import { useTranslate } from 'ra-core';
import { isHexColour } from '#shared/contrast.ts';
import { useFormState } from '#admin/ui/form/form-context.ts';
import { ReadField } from '#admin/ui/ReadField.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import { SHOP_COLOURS, type CheckoutValues } from './settings-record.ts';
import styles from './checkout-settings.module.css';

/** The colour of a picker needs all six digits. */
const whole = (hex: string, fallback: string): string =>
  !isHexColour(hex) ? fallback : hex.length === 4 ? hex.replaceAll(/[\da-f]/gi, '$&$&') : hex;

/** A colour, chosen or typed; empty, it is the shop's own. */
export function BrandColour({ name }: { name: 'headerBack' | 'headerInk' | 'buttonColour' }) {
  const translate = useTranslate();
  const { values, allowed, errorAt, change } = useFormState<CheckoutValues>();
  const value = values[name];
  const label = translate(`checkout-settings.field.${name}`);
  if (!allowed)
    return <ReadField label={label} value={value || translate('checkout-settings.brand.storeDefault')} />;
  return (
    <TextField
      label={label}
      value={value}
      error={errorAt(name)}
      placeholder={translate('checkout-settings.brand.storeDefault')}
      inputProps={{ maxLength: 7, spellCheck: false }}
      startAdornment={
        <input
          type="color"
          className={styles['swatch']}
          aria-label={translate('checkout-settings.brand.choose', { colour: label })}
          value={whole(value, SHOP_COLOURS[name]).toLowerCase()}
          onChange={({ target }) => change({ [name]: target.value.toUpperCase() })}
        />
      }
      onChange={({ target }) => change({ [name]: target.value.trim() })}
    />
  );
}
