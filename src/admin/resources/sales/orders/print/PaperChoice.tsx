import Checkbox from '@mui/material/Checkbox';
import { useTranslate } from 'ra-core';
import type { PrintPreview } from '#shared/papers.ts';
import { Card } from '#admin/ui/Card.tsx';
import { useCountText } from '#admin/ui/grid/use-count-text.ts';
import { pagesOf } from './leaves.ts';
import styles from './print.module.css';
import { papers, type PrintValues } from './print-values.ts';

interface Props {
  values: PrintValues;
  change: (part: Partial<PrintValues>) => void;
  seen: PrintPreview | undefined;
}

/** Which papers, and what each comes to. */
export function PaperChoice({ values, change, seen }: Props) {
  const translate = useTranslate();
  const words = useCountText();
  const counted = (what: string, count: number, more = {}) =>
    translate(`orders.print.counted.${what}`, { smart_count: count, count: words(count), ...more });
  const detail = (paper: (typeof papers)[number]): string => {
    if (!seen) return translate(`orders.print.hint.${paper}`);
    if (paper === 'slips') return counted('slips', seen.orders);
    if (paper === 'pickList')
      return counted('pickList', seen.pieces, { kinds: counted('kinds', seen.kinds) });
    const having = paper === 'labels' ? seen.labelled : seen.invoiced;
    const without = seen.orders - having;
    if (having === 0) return translate('orders.print.counted.noneHas');
    return without === 0
      ? counted('having', having)
      : `${counted('having', having)}, ${counted('without', without)}`;
  };
  return (
    <Card id="papers" title={translate('orders.print.content')} flush>
      <ul className={styles['papers']}>
        {papers.map((paper) => {
          const sheets = seen && (paper === 'labels' ? seen.labels : pagesOf(seen.runs, paper));
          return (
            <li key={paper}>
              <label>
                <Checkbox
                  checked={values[paper]}
                  onChange={(event) => change({ [paper]: event.target.checked })}
                />
                <span>
                  <b>{translate(`orders.print.${paper}`)}</b>
                  <small>{detail(paper)}</small>
                </span>
                {values[paper] && sheets !== undefined && (
                  <span className={styles['sheets']}>
                    {counted(paper === 'labels' ? 'labels' : 'sheets', sheets)}
                  </span>
                )}
              </label>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
