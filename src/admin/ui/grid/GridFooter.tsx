import { useListContext, useTranslate } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { useStoreProfile } from '../../access/session.ts';
import { usePhone } from '../use-phone.ts';
import styles from './grid.module.css';
import { PageButtons, RowRange } from './PageTurn.tsx';

const pageSizes = [25, 50, 100];

interface Props {
  total: number | undefined;
  /** The total is still that of the filter before. */
  counting?: boolean;
  /** What the rows come to. */
  children?: ReactNode;
}

/** How many rows stand before those in sight, which are the former page's until the next one is there. */
function useRowsBefore(): number {
  const { page, perPage, isPlaceholderData } = useListContext();
  const requested = (page - 1) * perPage;
  const [before, setBefore] = useState(requested);
  if (!isPlaceholderData && before !== requested) setBefore(requested);
  return before;
}

export function GridFooter({ total, counting = false, children }: Props) {
  const { data, page, perPage, setPage, setPerPage, hasNextPage } = useListContext();
  const before = useRowsBefore();
  const translate = useTranslate();
  const phone = usePhone();
  const { timeZone } = useStoreProfile();
  const shown = data?.length ?? 0;

  return (
    <nav className={styles['foot']} aria-label={translate('list.foot.label')}>
      {shown > 0 && (
        // Isolated: next to words of the other direction the figures would change places.
        <bdi className={counting ? styles['stale'] : ''} aria-busy={counting}>
          <RowRange first={before + 1} rows={shown} total={total} hasNext={hasNextPage === true} />
        </bdi>
      )}
      {!phone && <span className="subtle">{translate('list.foot.times', { zone: timeZone })}</span>}
      <span className={styles['grow']}>{children}</span>
      {!phone && (
        <span className={styles['size']}>
          <select
            dir="auto"
            aria-label={translate('list.foot.size')}
            value={perPage}
            onChange={(event) => setPerPage(Number(event.target.value))}
          >
            {[...new Set([...pageSizes, perPage])]
              .sort((a, b) => a - b)
              .map((size) => (
                <option key={size} value={size}>
                  {translate('list.foot.perPage', { size })}
                </option>
              ))}
          </select>
        </span>
      )}
      <span className={styles['turn']}>
        <PageButtons page={page} hasNext={hasNextPage === true} onTurn={setPage} />
      </span>
    </nav>
  );
}
