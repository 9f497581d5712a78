import { useTranslate } from 'ra-core';
import type { Draft } from '#wix/draft-operations.ts';
import { Card } from '#admin/ui/Card.tsx';
import { Money } from '#admin/ui/Money.tsx';
import { Reckoned } from '../drafts/editor/Reckoned.tsx';
import type { OrderRecord } from '../order-record.ts';
import { big, toDecimalString } from '../refund/amounts.ts';
import { balanceAfter, totalChanges } from './edit-totals.ts';
import styles from './edit.module.css';

interface Props {
  order: OrderRecord;
  draft: Draft;
  settled: boolean;
}

/** The order as it stands beside what the platform says it will be, and what is then due or owed. */
export function BeforeAfterCard({ order, draft, settled }: Props) {
  const translate = useTranslate();
  const currency = order.currency ?? '';
  const paid = big(order.balanceSummary?.paid?.amount).minus(big(order.balanceSummary?.refunded?.amount));
  const due = balanceAfter(draft);
  const state = due.gt(0) ? 'due' : due.lt(0) ? 'owed' : 'even';
  const money = (amount: ReturnType<typeof big>) => (
    <Money amount={toDecimalString(amount, currency)} currency={currency} />
  );
  return (
    <Card flush title={translate('orders.edit.totals.title')} actions={<Reckoned settled={settled} />}>
      <table className={`${styles['totals']} num`} aria-busy={!settled}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{translate('orders.edit.totals.sum')}</span>
            </th>
            {(['before', 'after', 'change'] as const).map((column) => (
              <th key={column} scope="col">
                {translate(`orders.edit.totals.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {totalChanges(order, draft).map(({ name, before, after }) => (
            <tr key={name} className={name === 'total' ? styles['total'] : undefined}>
              <th scope="row">{translate(`orders.edit.totals.${name}`)}</th>
              <td>{money(before)}</td>
              <td>{money(after)}</td>
              <td>{after.eq(before) ? '—' : money(after.minus(before))}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{translate('orders.edit.totals.paid')}</th>
            <td>{money(paid)}</td>
            <td>{money(paid)}</td>
            <td>—</td>
          </tr>
        </tbody>
      </table>
      <p className={styles['result']} role="status">
        <span>{translate(`orders.edit.result.${state}`)}</span>
        <b className="num">{money(due.abs())}</b>
      </p>
    </Card>
  );
}
