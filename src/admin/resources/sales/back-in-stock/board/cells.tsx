import { CircleAlert } from 'lucide-react';
import { useListContext, useTranslate } from 'ra-core';
import type { Demand } from '#shared/demand.ts';
import { useCountText } from '#admin/ui/grid/use-count-text.ts';
import { StatusChip } from '#admin/ui/StatusChip.tsx';
import styles from '../back-in-stock.module.css';
import type { DemandRecord } from './provider.ts';

/** How many wait, beside the longest line in sight. */
export function Waiting({ demand: { waiting } }: { demand: Demand }) {
  const words = useCountText();
  const { data = [] } = useListContext<DemandRecord>();
  const max = Math.max(1, ...data.map((each) => each.waiting));
  return (
    <span className={styles['waiting']}>
      <b className="num">{words(waiting)}</b>
      <i style={{ width: `${(waiting / max) * 100}%` }} aria-hidden />
    </span>
  );
}

/** What there is now; a colour only where it is not enough for those who wait. */
export function Stock({ demand: { state, stock, waiting } }: { demand: Demand }) {
  const translate = useTranslate();
  const words = useCountText();
  if (state === 'GONE')
    return <span className={styles['stock']}>{translate('back-in-stock.stock.unlisted')}</span>;
  if (stock === undefined)
    return <span className={styles['stock']}>{translate(`back-in-stock.stock.uncounted.${state}`)}</span>;
  if (stock === 0)
    return (
      <span className={styles['stock']}>
        0 <small>{translate('back-in-stock.stock.out')}</small>
      </span>
    );
  const few = stock < waiting;
  return (
    <span className={`${styles['stock']} ${few ? styles['few'] : ''}`}>
      <b className="num">{words(stock)}</b>{' '}
      <small>
        {few
          ? translate('back-in-stock.stock.few', { smart_count: waiting })
          : translate('back-in-stock.stock.enough')}
      </small>
    </span>
  );
}

/** Those whose mail nobody took, or whose turn has come. */
export function AsideCell({ demand: { failed, sending } }: { demand: Demand }) {
  const translate = useTranslate();
  if (failed > 0)
    return (
      <StatusChip
        tone="bad"
        icon={CircleAlert}
        label={translate('back-in-stock.notDelivered', { smart_count: failed })}
      />
    );
  return sending > 0 ? translate('back-in-stock.sending', { smart_count: sending }) : null;
}
