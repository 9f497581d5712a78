import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { RefundCalculation } from '#wix/order-operations.ts';
import { Card } from '#admin/ui/Card.tsx';
import { LineRefundRow } from './LineRefundRow.tsx';
import { PartRefundRow } from './PartRefundRow.tsx';
import type { FormChange } from './refund-form.ts';
import type { RefundState } from './refund-state.ts';
import styles from './refund.module.css';

interface Props {
  state: RefundState;
  calculation: RefundCalculation | undefined;
  calculating: boolean;
  change: (change: FormChange) => void;
}

export function ItemsCard({ state, calculation, calculating, change }: Props) {
  const translate = useTranslate();
  const { lines, form, shipping, fees, currency } = state;
  const amounts = new Map(
    (calculation?.calculatedRefundItems?.lineItems ?? []).map(({ item, summary }) => [
      item?.lineItemId ?? '',
      summary?.total?.amount,
    ]),
  );
  const open = lines.filter(({ available }) => available > 0);
  const restockAll = (all: boolean) => {
    for (const { id } of open) change({ set: 'restock', line: id, to: all ? (form.quantities[id] ?? 0) : 0 });
  };
  const chosen = Object.keys(form.quantities).length > 0;
  return (
    <Card flush>
      <h2 className="visually-hidden">{translate('orders.refund.items.title')}</h2>
      <div className={styles['head']} aria-hidden>
        <span />
        <span>{translate('orders.refund.items.item')}</span>
        <span>{translate('orders.refund.items.refund')}</span>
        <span>{translate('orders.refund.items.restock')}</span>
        <span className={styles['amount']}>{translate('orders.refund.items.amount')}</span>
      </div>
      {lines.map((row) => (
        <LineRefundRow
          key={row.id}
          row={row}
          quantity={form.quantities[row.id] ?? 0}
          restock={form.restock[row.id] ?? 0}
          amount={amounts.get(row.id)}
          calculating={calculating}
          currency={currency}
          change={change}
        />
      ))}
      {chosen && (
        <div className={styles['tools']}>
          <Button variant="text" size="small" onClick={() => restockAll(true)}>
            {translate('orders.refund.items.restockAll')}
          </Button>
          <Button variant="text" size="small" onClick={() => restockAll(false)}>
            {translate('orders.refund.items.restockNone')}
          </Button>
        </div>
      )}
      {shipping && (
        <PartRefundRow
          kind="shipping"
          part={shipping}
          currency={currency}
          onChange={(to) => change({ set: 'field', field: 'shipping', to })}
        />
      )}
      {fees.map((fee) => (
        <PartRefundRow
          key={fee.row.id}
          kind="fee"
          part={fee}
          currency={currency}
          onChange={(to) => change({ set: 'fee', fee: fee.row.id, to })}
        />
      ))}
    </Card>
  );
}
