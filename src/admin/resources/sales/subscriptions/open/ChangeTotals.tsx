import { useTranslate } from 'ra-core';
import { addMoney, compareMoney, isZeroMoney } from '#shared/money.ts';
import type { ContractDraft } from '#wix/contract-draft-operations.ts';
import { Money } from '#admin/ui/Money.tsx';
import styles from '../subscriptions.module.css';

const ROWS = ['subtotal', 'discount', 'shipping', 'totalAdditionalFees', 'tax', 'total'] as const;

interface Props {
  before: ContractDraft;
  after: ContractDraft;
  settled: boolean;
}

/** Each delivery as it is agreed, beside what the platform says it will come to. */
export function ChangeTotals({ before, after, settled }: Props) {
  const translate = useTranslate();
  const currency = before.currency ?? '';
  const sum = ({ priceSummary }: ContractDraft, row: (typeof ROWS)[number]): string =>
    priceSummary?.[row]?.amount ?? '0';
  const isIncluded = (draft: ContractDraft): boolean =>
    compareMoney(
      addMoney(sum(draft, 'subtotal'), sum(draft, 'shipping'), sum(draft, 'totalAdditionalFees')),
      addMoney(sum(draft, 'total'), sum(draft, 'discount')),
    ) === 0;
  const wordOf = (row: (typeof ROWS)[number]): string =>
    row === 'tax' && isIncluded(after) ? 'taxIncluded' : row;
  const rows = ROWS.filter(
    (row) => row === 'total' || !isZeroMoney(sum(before, row)) || !isZeroMoney(sum(after, row)),
  );
  return (
    <table className={`${styles['alterTotals']} num`} aria-busy={!settled}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{translate('subscriptions.alter.sum')}</span>
          </th>
          <th scope="col">{translate('subscriptions.alter.before')}</th>
          <th scope="col">{translate('subscriptions.alter.after')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row} className={row === 'total' ? styles['total'] : undefined}>
            <th scope="row">{translate(`subscriptions.alter.totals.${wordOf(row)}`)}</th>
            <td>
              <Money amount={sum(before, row)} currency={currency} />
            </td>
            <td>
              <Money amount={sum(after, row)} currency={currency} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
