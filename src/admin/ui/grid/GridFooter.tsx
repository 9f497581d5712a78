import IconButton from '@mui/material/IconButton';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useListContext, useTranslate } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { useStoreProfile } from '../../access/session.ts';
import { usePhone } from '../use-phone.ts';
import { useCountWords } from './count-words.ts';
import styles from './grid.module.css';

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
  const asked = (page - 1) * perPage;
  const [before, setBefore] = useState(asked);
  if (!isPlaceholderData && before !== asked) setBefore(asked);
  return before;
}

export function GridFooter({ total, counting = false, children }: Props) {
  const { data, page, perPage, setPage, setPerPage, hasNextPage } = useListContext();
  const before = useRowsBefore();
  const translate = useTranslate();
  const words = useCountWords();
  const phone = usePhone();
  const { timeZone } = useStoreProfile();
  const shown = data?.length ?? 0;
  const first = before + 1;
  const last = first + shown - 1;
  const of =
    total !== undefined && total >= last
      ? translate('list.foot.of', { total: words(total) })
      : hasNextPage
        ? translate('list.foot.ofMore', { total: words(last) })
        : translate('list.foot.of', { total: words(last) });

  return (
    <nav className={styles['foot']} aria-label={translate('list.foot.label')}>
      {shown > 0 && (
        // Isolated: next to words of the other direction the figures would change places.
        <bdi className={counting ? styles['stale'] : ''} aria-busy={counting}>
          <b>
            <bdi dir="ltr">
              {words(first)}–{words(last)}
            </bdi>
          </b>{' '}
          {of}
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
        <IconButton
          size="small"
          disabled={page <= 1}
          onClick={() => setPage(page - 1)}
          aria-label={translate('list.foot.previous')}
        >
          <ChevronLeft className="flip" aria-hidden />
        </IconButton>
        <IconButton
          size="small"
          disabled={!hasNextPage}
          onClick={() => setPage(page + 1)}
          aria-label={translate('list.foot.next')}
        >
          <ChevronRight className="flip" aria-hidden />
        </IconButton>
      </span>
    </nav>
  );
}
