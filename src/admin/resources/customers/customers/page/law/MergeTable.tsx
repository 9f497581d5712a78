import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { MergePreview, MergeSide } from '#shared/customers.ts';
import { DateTime } from '#admin/ui/DateTime.tsx';
import { Money } from '#admin/ui/Money.tsx';
import { spentAmounts } from '../../spent-amounts.ts';
import { nameOf } from '../../customer-record.ts';
import { PhoneNumber } from '#admin/ui/PhoneNumber.tsx';
import styles from './law.module.css';

const none = '—';

const day = (value: string | undefined): ReactNode =>
  value === undefined ? none : <DateTime value={value} style="day" />;

/** Nothing is said of it where neither has any. */
const isThere = (line: string, sides: readonly MergeSide[]): boolean =>
  line !== 'phone' || sides.some(({ customer }) => customer.phone !== undefined);

const lines: readonly (readonly [string, (side: MergeSide) => ReactNode])[] = [
  ['name', ({ customer }) => <bdi>{nameOf(customer)}</bdi>],
  [
    'emails',
    ({ emails }) =>
      emails.length === 0
        ? none
        : emails.map((email) => (
            <span key={email} className={styles['line']}>
              <bdi>{email}</bdi>
            </span>
          )),
  ],
  ['phone', ({ customer }) => <PhoneNumber number={customer.phone ?? none} />],
  ['orders', ({ customer }) => customer.orders],
  [
    'spent',
    ({ customer }) =>
      spentAmounts(customer).map((sum) => (
        <span key={sum.currency} className={styles['line']}>
          <Money {...sum} />
        </span>
      )),
  ],
  ['first', ({ customer }) => day(customer.firstOrderDate)],
  ['last', ({ customer }) => day(customer.lastOrderDate)],
  ['notes', ({ notes }) => notes],
];

/** Both beside each other, and what is left of them. */
export function MergeTable({ preview: { sides, merged } }: { preview: MergePreview }) {
  const translate = useTranslate();
  const columns = [
    ['this', sides[0]],
    ['other', sides[1]],
    ['merged', merged],
  ] as const;
  return (
    <div className={styles['wide']}>
      <table className={styles['both']}>
        <caption className="visually-hidden">{translate('customers.merge.both')}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles['corner']}>
              <span className="visually-hidden">{translate('customers.merge.field')}</span>
            </th>
            {columns.map(([name]) => (
              <th key={name} scope="col">
                {translate(`customers.merge.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines
            .filter(([line]) => isThere(line, sides))
            .map(([line, tell]) => (
              <tr key={line}>
                <th scope="row">{translate(`customers.merge.${line}`)}</th>
                {columns.map(([name, side]) => (
                  <td key={name} data-title={translate(`customers.merge.${name}`)}>
                    {tell(side)}
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}
