import { useTranslate } from 'ra-core';
import { useStoreProfile } from '#admin/access/session.ts';
import { PlaceField } from './PlaceField.tsx';
import styles from './locations.module.css';
import type { PriceForm } from './price-form.ts';

interface Props {
  form: PriceForm;
  errorAt: (place: string) => string | undefined;
  onChange: (form: PriceForm) => void;
}

/** What it costs, from which sum on, and from where it is free. */
export function PriceFields({ form, errorAt, onChange }: Props) {
  const translate = useTranslate();
  const { currency } = useStoreProfile();
  const say = (key: string) => translate(`delivery.locations.${key}`, { currency });
  if (form.kept) return <p className={styles['hint']}>{say('priceReadOnly')}</p>;
  const fields = ['price', 'minimum', 'freeFrom'] as const;
  return (
    <div className={styles['three']}>
      {fields.map((name) => (
        <PlaceField
          key={name}
          label={say(name)}
          value={form[name]}
          error={errorAt(name)}
          placeholder={name === 'price' ? '' : say(`${name}None`)}
          endAdornment={currency}
          inputMode="decimal"
          onChange={(typed) => onChange({ ...form, [name]: typed })}
        />
      ))}
    </div>
  );
}
