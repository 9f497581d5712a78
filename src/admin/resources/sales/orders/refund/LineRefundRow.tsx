import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Money } from '#admin/ui/Money.tsx';
import { Stepper } from '#admin/ui/Stepper.tsx';
import { lineName, lineOptions } from '../show/line-text.ts';
import { Picture } from '../show/Picture.tsx';
import { toDecimalString, zero } from './amounts.ts';
import type { FormChange } from './refund-form.ts';
import type { LineRow } from './refund-rows.ts';
import styles from './refund.module.css';

interface Props {
  row: LineRow;
  quantity: number;
  restock: number;
  /** What the server refunds for it; nothing while it calculates. */
  amount: string | undefined;
  calculating: boolean;
  currency: string;
  change: (change: FormChange) => void;
}

export function LineRefundRow({ row, quantity, restock, amount, calculating, currency, change }: Props) {
  const translate = useTranslate();
  const { id, line, ordered, refunded, available, why } = row;
  const name = lineName(line);
  const detail = [lineOptions(line), translate('orders.refund.items.refunded', { smart_count: refunded })];
  const none = toDecimalString(zero, currency);
  return (
    <div className={why ? styles['off'] : styles['row']} role="group" aria-label={name}>
      <Picture image={line.image} faded={why !== undefined} />
      <div>
        <b>{name}</b>
        <small>{detail.filter(Boolean).join(' · ')}</small>
      </div>
      {why ? (
        <span className={styles['reason']}>
          {translate(`orders.refund.items.reason.${why}`, { smart_count: ordered })}
        </span>
      ) : (
        <>
          <div className={styles['cell']}>
            <span className={styles['cellLabel']}>{translate('orders.refund.items.refund')}</span>
            <Stepper
              value={quantity}
              max={available}
              label={translate('orders.refund.items.quantity', { name })}
              decreaseLabel={translate('orders.refund.items.less', { name })}
              increaseLabel={translate('orders.refund.items.more', { name })}
              onChange={(to) => change({ set: 'quantity', line: id, to })}
            />
            <span className={`${styles['of']} num`}>
              {translate('orders.refund.items.of', { count: available })}
            </span>
            <Button
              variant="text"
              color="primary"
              size="small"
              aria-label={translate('orders.refund.items.allOf', { name })}
              disabled={quantity === available}
              onClick={() => change({ set: 'quantity', line: id, to: available })}
            >
              {translate('orders.refund.items.all')}
            </Button>
          </div>
          <div className={styles['cell']}>
            {quantity === 0 ? (
              <span className={`${styles['of']} ${styles['onDesk']}`}>
                {translate('orders.refund.items.chooseFirst')}
              </span>
            ) : (
              <>
                <span className={styles['cellLabel']}>{translate('orders.refund.items.restock')}</span>
                <Stepper
                  value={restock}
                  max={quantity}
                  label={translate('orders.refund.items.restockOf', { name })}
                  decreaseLabel={translate('orders.refund.items.restockLess', { name })}
                  increaseLabel={translate('orders.refund.items.restockMore', { name })}
                  onChange={(to) => change({ set: 'restock', line: id, to })}
                />
                <span className={`${styles['of']} num`}>
                  {translate('orders.refund.items.of', { count: quantity })}
                </span>
              </>
            )}
          </div>
          <div className={styles['amount']} aria-busy={quantity > 0 && calculating}>
            <Money amount={quantity === 0 ? none : calculating ? undefined : amount} currency={currency} />
          </div>
        </>
      )}
    </div>
  );
}
