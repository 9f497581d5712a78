import { useTranslate } from 'ra-core';
import { daysLabel } from '#admin/data/report-period.ts';
import type { Bar } from './demand.ts';
import styles from './demand.module.css';

/** Pieces sold, bar by bar; the same as a table for who does not see it. */
export function DemandBars({ bars, label }: { bars: readonly Bar[]; label: string }) {
  const translate = useTranslate();
  const max = Math.max(1, ...bars.map(({ pieces }) => pieces));
  const words = (bar: Bar) => daysLabel(bar, translate('products.demand.to'), false);
  const pieces = (bar: Bar) => translate('products.demand.pieces', { smart_count: bar.pieces });
  return (
    <figure className={styles['figure']}>
      <div className={styles['bars']} dir="ltr" aria-hidden>
        {bars.map((bar) => (
          <span key={bar.from} title={`${words(bar)}: ${pieces(bar)}`}>
            <i style={{ height: `${(bar.pieces / max) * 100}%` }} data-none={bar.pieces === 0 || undefined} />
          </span>
        ))}
      </div>
      <table className="visually-hidden">
        <caption>{label}</caption>
        <tbody>
          {bars.map((bar) => (
            <tr key={bar.from}>
              <th scope="row">{words(bar)}</th>
              <td>{pieces(bar)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
