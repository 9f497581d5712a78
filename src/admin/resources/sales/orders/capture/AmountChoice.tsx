import Checkbox from '@mui/material/Checkbox';
import { useTranslate } from 'ra-core';
import { Money } from '#admin/ui/Money.tsx';
import { Segmented } from '#admin/ui/Segmented.tsx';
import { AmountField } from '../refund/AmountField.tsx';
import type { CapturePart } from './capture-outcome.ts';
import styles from './capture.module.css';
import type { CaptureForm } from './use-capture-form.ts';

const MODES = ['all', 'items', 'other'] as const;

/** All of it, what some of the items cost, or any amount. */
export function AmountChoice({
  form,
  parts,
  currency,
}: {
  form: CaptureForm;
  parts: CapturePart[];
  currency: string;
}) {
  const translate = useTranslate();
  return (
    <div className="stack-10">
      <div className={styles['options']}>
        <Segmented
          label={translate('orders.capture.how')}
          value={form.mode}
          options={MODES.map((value) => ({ value, label: translate(`orders.capture.mode.${value}`) }))}
          onChange={form.choose}
        />
        <AmountField
          label={translate('orders.capture.amount')}
          hideLabel
          currency={currency}
          value={form.text}
          onChange={form.type}
          error={form.problem}
        />
      </div>
      {form.mode === 'items' && (
        <ul className={styles['sections']}>
          {parts.map(({ id, name, quantity, amount }) => (
            <li key={id}>
              <label>
                <Checkbox size="small" checked={form.chosen.has(id)} onChange={() => form.toggle(id)} />
                <span>
                  {name ?? translate('orders.capture.shipping')}
                  {quantity !== undefined && quantity > 1 && <small> × {quantity}</small>}
                </span>
                <Money amount={amount.toFixed()} currency={currency} />
              </label>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
