import Button from '@mui/material/Button';
import { Receipt, Truck } from 'lucide-react';
import { Money } from '#admin/ui/Money.tsx';
import { useOrderLabels } from '../show/use-order-labels.ts';
import { AmountField } from './AmountField.tsx';
import { toDecimalString } from './amounts.ts';
import type { PartTyped } from './refund-rows.ts';
import styles from './refund.module.css';

interface Props {
  kind: 'shipping' | 'fee';
  part: PartTyped;
  currency: string;
  onChange: (text: string) => void;
}

/** Shipping or one fee, of which any part can be refunded. */
export function PartRefundRow({ kind, part: { row, text, value, problem }, currency, onChange }: Props) {
  const { translate, money } = useOrderLabels(currency);
  const Icon = kind === 'shipping' ? Truck : Receipt;
  const name =
    kind === 'shipping'
      ? translate('orders.refund.charge.shipping')
      : row.name || translate('orders.refund.charge.fee');
  const max = money(toDecimalString(row.available, currency));
  const charged = translate('orders.refund.charge.charged', {
    amount: money(toDecimalString(row.charged, currency)),
  });
  const back =
    row.refunded.gt(0) &&
    translate('orders.refund.charge.refunded', { amount: money(toDecimalString(row.refunded, currency)) });
  const detail = [kind === 'shipping' && row.name, charged, back].filter(Boolean).join(' · ');
  return (
    <div className={row.why ? styles['off'] : styles['row']} role="group" aria-label={name}>
      <Icon size={18} aria-hidden className={styles['icon']} />
      <div>
        <b>{name}</b>
        <small>{detail}</small>
      </div>
      {row.why ? (
        <span className={styles['reason']}>{translate(`orders.refund.charge.reason.${row.why}`)}</span>
      ) : (
        <>
          <div className={styles['cell']}>
            <AmountField
              hideLabel
              width={92}
              label={translate('orders.refund.charge.amountOf', { name, most: max })}
              currency={currency}
              value={text}
              onChange={onChange}
              error={problem && translate(`orders.amount.${problem}`, { maximum: max })}
            />
            <span className={`${styles['of']} num`}>
              {translate('orders.refund.items.of', { count: toDecimalString(row.available, currency) })}
            </span>
            <Button
              variant="text"
              color="primary"
              size="small"
              aria-label={translate('orders.refund.items.allOf', { name })}
              disabled={value.eq(row.available)}
              onClick={() => onChange(toDecimalString(row.available, currency))}
            >
              {translate('orders.refund.items.all')}
            </Button>
          </div>
          <span />
          <div className={styles['amount']}>
            <Money amount={toDecimalString(value, currency)} currency={currency} />
          </div>
        </>
      )}
    </div>
  );
}
