import IconButton from '@mui/material/IconButton';
import { Pencil, X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { StatusChip } from '#admin/ui/StatusChip.tsx';
import styles from '../Delivery.module.css';
import { useMeasureLabel } from './measure-label.ts';
import type { RowForm } from './option-form.ts';
import { QuietCell } from './QuietCell.tsx';
import type { Rates, RateOption } from './use-rates.ts';

interface Props {
  way: RateOption;
  rates: Rates;
  allowed: boolean;
  /** Of the tried address. */
  hit: number | undefined;
}

/** The prices of an option, row by row: each reaches to where the next begins. */
export function RateRows({ way, rates, allowed, hit }: Props) {
  const translate = useTranslate();
  const words = useMeasureLabel();
  const { form, from } = way;
  const noPrice = rates.errorAt(way, 'rows');
  const { measure } = form;
  const rows = form.rows[measure];
  const before = new Map(
    way.kept && from.measure === measure ? from.rows[measure].map((row) => [row.key, row]) : [],
  );
  const set = (next: readonly RowForm[]) => rates.change(way, { rows: { ...form.rows, [measure]: next } });
  const write = (key: string, part: Partial<RowForm>) =>
    set(rows.map((row) => (row.key === key ? { ...row, ...part } : row)));
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th className={styles['first']}>{translate(`delivery.rates.from.${measure}`)}</th>
          <th className={styles['first']}>{translate('delivery.rates.upTo')}</th>
          <th className={styles['end']}>{translate('delivery.rates.price')}</th>
          {allowed && (
            <th className={styles['menu']}>
              <span className="visually-hidden">{translate('delivery.rates.removeRow')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => {
          const next = rows[at + 1]?.from;
          const problem = rates.errorAt(way, `${row.key}.from`) ?? rates.errorAt(way, `${row.key}.amount`);
          const below = `${way.id}-${row.key}-below`;
          const values = { row: at + 1, name: form.title };
          const was = before.get(row.key);
          const price = words.price(row.amount);
          const old = was && words.price(was.amount);
          const oldFrom = was && words.measured(was.from, measure);
          return [
            <tr key={row.key} className={at === hit ? styles['hit'] : undefined}>
              {at === 0 ? (
                <td className={styles['fixed']}>{words.measured(row.from, measure)}</td>
              ) : (
                <td>
                  <QuietCell
                    decimal
                    label={translate('delivery.rates.fromOf', values)}
                    value={row.from}
                    shown={words.measured(row.from, measure)}
                    placeholder={translate('delivery.rates.fromHere')}
                    error={rates.errorAt(way, `${row.key}.from`)}
                    describedBy={below}
                    disabled={!allowed}
                    onChange={(typed) => write(row.key, { from: typed })}
                  />
                </td>
              )}
              <td className={styles['fixed']}>{words.upTo(next, measure)}</td>
              <td className={styles['price']}>
                <div className={styles['priced']}>
                  {was && oldFrom !== words.measured(row.from, measure) && (
                    <StatusChip
                      tone="info"
                      icon={Pencil}
                      label={translate('delivery.rates.was', { was: oldFrom })}
                    />
                  )}
                  {was && old !== price && (
                    <StatusChip
                      tone="info"
                      icon={Pencil}
                      label={translate('delivery.rates.was', { was: old })}
                    />
                  )}
                  <QuietCell
                    decimal
                    label={translate('delivery.rates.priceOf', values)}
                    className={`${styles['end']} ${row.amount.trim() === '' ? styles['none'] : ''}`}
                    value={row.amount}
                    shown={price}
                    placeholder={translate('delivery.rates.notOffered')}
                    error={rates.errorAt(way, `${row.key}.amount`) ?? (at === 0 ? noPrice : undefined)}
                    describedBy={problem ? below : `${way.id}-below`}
                    disabled={!allowed}
                    onChange={(typed) => write(row.key, { amount: typed })}
                  />
                </div>
              </td>
              {allowed && (
                <td className={styles['menu']}>
                  {at > 0 && (
                    <IconButton
                      size="small"
                      aria-label={translate('delivery.rates.removeRowOf', values)}
                      onClick={() => set(rows.filter(({ key }) => key !== row.key))}
                    >
                      <X size={14} aria-hidden />
                    </IconButton>
                  )}
                </td>
              )}
            </tr>,
            problem && (
              <tr key={`${row.key}-below`}>
                <td colSpan={4} className={styles['wrong']}>
                  <span id={below} role="alert">
                    {problem}
                  </span>
                </td>
              </tr>
            ),
          ];
        })}
      </tbody>
    </table>
  );
}
