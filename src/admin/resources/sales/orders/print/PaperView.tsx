import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { useCountText } from '#admin/ui/grid/use-count-text.ts';
import type { Leaf } from './leaves.ts';
import { PaperDrawing } from './PaperDrawing.tsx';
import styles from './print.module.css';
import { Thumb } from './Thumb.tsx';
import type { Pages } from './use-pages.ts';

interface Props {
  pages: Pages;
  /** Counted at all. */
  counted: boolean;
  /** Something else was chosen since. */
  stale: boolean;
  phone: boolean;
  /** Some paper is chosen at all. */
  chosen: boolean;
  labels: boolean;
}

/** Of the width there is. */
const ZOOMS = [1, 1.5, 2, 3] as const;

/** The pages as they will be printed: one large, the others beside it. */
export function PaperView({ pages: all, counted, stale, phone, chosen, labels }: Props) {
  const translate = useTranslate();
  const words = useCountText();
  const [wanted, setWanted] = useState(0);
  const [zoom, setZoom] = useState(0);
  const leaves = chosen ? all.leaves : [];
  const at = Math.min(wanted, Math.max(0, leaves.length - 1));
  const leaf = leaves[at];
  const page = leaf && all.pageOf(leaf);
  const { want } = all;
  useEffect(() => {
    if (leaf && !page) want(leaf);
  }, [leaf, page, want]);
  const named = ({ paper, number }: Leaf) =>
    number === undefined
      ? translate(`orders.print.page.${paper}`)
      : `${translate(`orders.print.page.${paper}`)} #${number}`;
  const empty = counted && !leaf;
  const told = !chosen ? 'choose' : empty ? (labels ? 'labelsAtEnd' : 'empty') : 'drawing';
  const act = (what: string, icon: typeof ZoomIn, off: boolean, press: () => void) => {
    const Icon = icon;
    return (
      <IconButton size="small" disabled={off} aria-label={translate(`orders.print.${what}`)} onClick={press}>
        <Icon aria-hidden className={what === 'previous' || what === 'next' ? 'flip' : ''} />
      </IconButton>
    );
  };
  return (
    <section
      className={styles['view']}
      aria-label={translate('orders.print.preview')}
      aria-busy={stale || (chosen && !page && !empty)}
    >
      <header>
        <b>{leaf && named(leaf)}</b>
        {leaf && (
          <span className={styles['turn']}>
            <span aria-live="polite">
              {translate('orders.print.pageOf', { page: words(at + 1), pages: words(leaves.length) })}
            </span>
            {act('previous', ChevronLeft, at === 0, () => setWanted(at - 1))}
            {act('next', ChevronRight, at >= leaves.length - 1, () => setWanted(at + 1))}
            {act('zoomOut', ZoomOut, zoom === 0, () => setZoom(zoom - 1))}
            {act('zoomIn', ZoomIn, zoom === ZOOMS.length - 1, () => setZoom(zoom + 1))}
          </span>
        )}
      </header>
      <div className={styles['table']}>
        {/* Scrolled by the keyboard too, where it is larger than its place. */}
        <div
          className={styles['page']}
          {...(zoom > 0 && {
            tabIndex: 0,
            role: 'group',
            'aria-label': leaf && named(leaf),
            'data-large': true,
          })}
        >
          {leaf && page ? (
            <div className={styles['paper']} style={{ inlineSize: `${(ZOOMS[zoom] ?? 1) * 100}%` }}>
              <PaperDrawing page={page} label={named(leaf)} />
            </div>
          ) : all.failed ? (
            <p role="alert">
              {translate('orders.print.notDrawn')}{' '}
              <Button size="small" onClick={all.retry}>
                {translate('orders.print.again')}
              </Button>
            </p>
          ) : (
            <p>{translate(`orders.print.${told}`)}</p>
          )}
        </div>
        {!phone && leaves.length > 1 && (
          <ol className={styles['thumbs']}>
            {leaves.map((one, index) => (
              <Thumb
                key={`${one.paper} ${one.order} ${one.nth}`}
                at={index + 1}
                label={translate('orders.print.open', { page: index + 1, name: named(one) })}
                current={index === at}
                page={all.pageOf(one)}
                onNear={() => want(one)}
                onOpen={() => setWanted(index)}
              />
            ))}
          </ol>
        )}
      </div>
      {labels && leaf && <footer>{translate('orders.print.labelsAtEnd')}</footer>}
    </section>
  );
}
