import IconButton from '@mui/material/IconButton';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { PaperPage, PrintForesight } from '../../../../shared/papers.ts';
import { PaperDrawing } from './PaperDrawing.tsx';
import styles from './print.module.css';

interface Props {
  seen: PrintForesight | undefined;
  /** Something else was chosen since. */
  stale: boolean;
  phone: boolean;
  /** Some paper is chosen at all. */
  chosen: boolean;
}

/** The pages as they will be printed: one large, the others beside it. */
export function PaperView({ seen, stale, phone, chosen }: Props) {
  const translate = useTranslate();
  const [wanted, setWanted] = useState(0);
  const pages = (chosen && seen?.pages) || [];
  const at = Math.min(wanted, Math.max(0, pages.length - 1));
  const page = pages[at];
  const named = ({ paper, number }: PaperPage) =>
    number === undefined
      ? translate(`orders.print.page.${paper}`)
      : `${translate(`orders.print.page.${paper}`)} #${number}`;
  return (
    <section
      className={styles['view']}
      aria-label={translate('orders.print.preview')}
      aria-busy={stale || (chosen && !seen)}
    >
      <header>
        <b>{page && named(page)}</b>
        {pages.length > 0 && (
          <span className={styles['turn']}>
            <span aria-live="polite">
              {translate('orders.print.pageOf', { page: at + 1, pages: pages.length })}
            </span>
            <IconButton
              size="small"
              disabled={at === 0}
              aria-label={translate('orders.print.previous')}
              onClick={() => setWanted(at - 1)}
            >
              <ChevronLeft aria-hidden className="flip" />
            </IconButton>
            <IconButton
              size="small"
              disabled={at >= pages.length - 1}
              aria-label={translate('orders.print.next')}
              onClick={() => setWanted(at + 1)}
            >
              <ChevronRight aria-hidden className="flip" />
            </IconButton>
          </span>
        )}
      </header>
      <div className={styles['table']}>
        <div className={styles['page']}>
          {page ? (
            <PaperDrawing page={page} label={named(page)} />
          ) : (
            <p>
              {translate(
                chosen ? (seen ? 'orders.print.empty' : 'orders.print.drawing') : 'orders.print.choose',
              )}
            </p>
          )}
        </div>
        {!phone && pages.length > 1 && (
          <ol className={styles['thumbs']}>
            {pages.map((one, index) => (
              <li key={one.at}>
                <button
                  type="button"
                  aria-current={index === at ? 'page' : undefined}
                  aria-label={translate('orders.print.open', { page: one.at, name: named(one) })}
                  onClick={() => setWanted(index)}
                >
                  <PaperDrawing page={one} />
                </button>
                <span aria-hidden>{one.at}</span>
              </li>
            ))}
          </ol>
        )}
      </div>
      {seen && seen.shown < seen.orders && (
        <footer>{translate('orders.print.first', { smart_count: seen.shown })}</footer>
      )}
    </section>
  );
}
