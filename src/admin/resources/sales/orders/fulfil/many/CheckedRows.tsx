import Button from '@mui/material/Button';
import { Download } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { TrackingCheck } from '#shared/shipments.ts';
import { useCountText } from '#admin/ui/grid/use-count-text.ts';
import styles from './many.module.css';

const SHOWN = 20;

function save(csv: string): void {
  const address = URL.createObjectURL(new Blob([`\uFEFF${csv}`], { type: 'text/csv' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: 'not-sent.csv' });
  link.click();
  URL.revokeObjectURL(address);
}

interface Props {
  check: TrackingCheck;
  /** Selected orders, as far as they can be counted. */
  selected: number | undefined;
}

/** What fits no order first, with why; then what would be sent. */
export function CheckedRows({ check: { matched, refused, refusedCsv }, selected }: Props) {
  const translate = useTranslate();
  const words = useCountText();
  const counted = (count: number) => ({ smart_count: count, count: words(count) });
  const remaining = (selected ?? 0) - matched.length;
  return (
    <div className={styles['stack']} role="status">
      {refused.length > 0 && (
        <div className={styles['result']}>
          <h3>{translate('orders.fulfilMany.unmatched', counted(refused.length))}</h3>
          <ul className={styles['rows']}>
            {refused.slice(0, SHOWN).map(({ row, number, tracking, text }) => (
              <li key={row}>
                {text}
                <small>
                  {translate('orders.fulfilMany.row', { row })} ·{' '}
                  <bdi>{[number, tracking].filter(Boolean).join(' · ')}</bdi>
                </small>
              </li>
            ))}
            {refused.length > SHOWN && (
              <li>{translate('orders.fulfilMany.more', counted(refused.length - SHOWN))}</li>
            )}
          </ul>
          <span>
            <Button size="small" onClick={() => save(refusedCsv)}>
              <Download aria-hidden />
              {translate('orders.fulfilMany.csv')}
            </Button>
          </span>
        </div>
      )}
      <div className={styles['result']}>
        <h3>{translate('orders.fulfilMany.matched', counted(matched.length))}</h3>
        {remaining > 0 && <p>{translate('orders.fulfilMany.skipped', counted(remaining))}</p>}
      </div>
    </div>
  );
}
