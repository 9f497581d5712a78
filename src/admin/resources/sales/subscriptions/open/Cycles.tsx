import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import type { DeskSubscriptionDetails } from '#shared/subscription-desk.ts';
import { DateTime } from '#admin/ui/DateTime.tsx';
import type { OpenRecord } from '../subscription-record.ts';
import styles from '../subscriptions.module.css';

interface Props {
  one: OpenRecord;
  cycles: DeskSubscriptionDetails['cycles'];
}

/** Each charge of it, the last first, with the order it made. */
export function Cycles({ one, cycles }: Props) {
  const translate = useTranslate();
  const stateOf = ({ status }: Props['cycles'][number]): string =>
    status === 'OPEN' && !one.isBeingCharged ? 'DECLINED' : status;
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          {['number', 'date', 'order', 'state'].map((column) => (
            <th key={column} scope="col">
              {translate(`subscriptions.cycle.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {cycles.map((cycle) => (
          <tr key={cycle.cycle}>
            <td>{cycle.cycle}</td>
            <td>
              <DateTime value={cycle.dueDate} style="day" />
            </td>
            <td>
              {cycle.orderId ? (
                <Link to={`/orders/${cycle.orderId}`} className="link">
                  #{cycle.orderNumber ?? '…'}
                </Link>
              ) : (
                '–'
              )}
            </td>
            <td className={stateOf(cycle) === 'DECLINED' ? styles['bad'] : styles['soft']}>
              {translate(`subscriptions.cycle.${stateOf(cycle)}`)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
