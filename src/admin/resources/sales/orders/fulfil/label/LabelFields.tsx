import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import { useTranslate } from 'ra-core';
import type { LabelDesk } from '#shared/labels.ts';
import { Money } from '#admin/ui/Money.tsx';
import { SelectField } from '#admin/ui/SelectField.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import type { LabelChoice } from '../parcels.ts';
import { boxFor, isWeight, rateFor, weightOf } from './label-choice.ts';
import type { Priced } from './use-priced.ts';
import styles from './label.module.css';

interface Props {
  /** Of the parcel, from 1. */
  number: number;
  value: LabelChoice;
  desk: LabelDesk;
  priced: Priced;
  onChange: (change: Partial<LabelChoice>) => void;
}

/** The box, what it weighs, and what each way costs. */
export function LabelFields({ number, value, desk, priced, onChange }: Props) {
  const translate = useTranslate();
  const carrier = desk.carrier?.name ?? '';
  const { rates, catalogue } = priced;
  const weight = weightOf(value, catalogue);
  const chosen = rateFor(value, rates);
  return (
    <div className="stack-12">
      <div className={styles['pair']}>
        <SelectField
          label={translate('orders.label.box')}
          value={boxFor(value, desk.boxes)?.name ?? ''}
          onChange={(box) => onChange({ box })}
        >
          {desk.boxes.map((box) => (
            <MenuItem key={box.name} value={box.name}>
              {translate('orders.label.boxSize', { ...box })}
            </MenuItem>
          ))}
        </SelectField>
        <TextField
          label={translate('orders.label.weight')}
          value={value.weight ?? catalogue}
          endAdornment="kg"
          inputProps={{ inputMode: 'decimal', dir: 'ltr', maxLength: 8 }}
          error={weight === '' || isWeight(weight) ? undefined : translate('orders.label.wrongWeight')}
          hint={catalogue ? translate('orders.label.weightHint', { weight: catalogue }) : undefined}
          onChange={({ target }) => onChange({ weight: target.value })}
        />
      </div>
      {rates && rates.length > 0 && (
        <div
          className={styles['rates']}
          role="radiogroup"
          aria-label={translate('orders.label.services', { number })}
        >
          {rates.map(({ service, title, days, price, currency }) => (
            <label key={service} className={service === chosen?.service ? styles['chosen'] : undefined}>
              <Radio
                size="small"
                checked={service === chosen?.service}
                onChange={() => onChange({ service })}
              />
              <span>
                {title}{' '}
                <small>
                  {translate('orders.label.days', { smart_count: days.to - days.from + 1, ...days })}
                </small>
              </span>
              <Money amount={price} currency={currency} />
            </label>
          ))}
        </div>
      )}
      <p className="muted-note" role="status">
        {priced.failed ? (
          <>
            {translate('orders.label.ratesFailed')}{' '}
            <Button size="small" onClick={priced.retry}>
              {translate('orders.label.retry')}
            </Button>
          </>
        ) : priced.asking ? (
          translate('orders.label.loading', { carrier })
        ) : rates?.length === 0 ? (
          translate('orders.label.noRates', { carrier })
        ) : rates ? (
          translate(desk.carrier?.test ? 'orders.label.test' : 'orders.label.brings', { carrier })
        ) : (
          translate('orders.label.noWeight')
        )}
      </p>
    </div>
  );
}
