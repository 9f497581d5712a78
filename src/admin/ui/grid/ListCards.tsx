import Checkbox from '@mui/material/Checkbox';
import { useListContext, useResourceContext, useTranslate, type RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { isSelected, toggled } from '../../data/bulk.ts';
import { useListPosition } from '../list/use-list-position.ts';
import { useReadAhead } from '../list/use-read-ahead.ts';
import { LineSkeleton } from '../Skeletons.tsx';
import styles from './grid.module.css';
import type { ListSelection } from './use-selection.ts';

interface Props<Row extends RaRecord<string>> {
  label: string;
  rowHref: (row: Row) => string;
  rowName: (row: Row) => string;
  failed?: (row: Row) => boolean;
  picked: ListSelection;
  /** Shows the boxes; on a phone they are in the way until somebody wants them. */
  selecting: boolean;
  card: (row: Row) => ReactNode;
  empty: ReactNode;
  footer: ReactNode;
}

export function ListCards<Row extends RaRecord<string>>(props: Props<Row>) {
  const { label, rowHref, rowName, failed, picked, selecting, card, empty, footer } = props;
  const { data, isPending, isPlaceholderData, filterValues, sort, page } = useListContext<Row>();
  const translate = useTranslate();
  const readAhead = useReadAhead();
  const listPosition = useListPosition(
    JSON.stringify([useResourceContext(), filterValues, sort, page]),
    !isPending && !isPlaceholderData && (data?.length ?? 0) > 0,
  );
  if (isPending) {
    return (
      <div className={styles['cards']} aria-busy>
        {Array.from({ length: 8 }, (_, index) => (
          <div key={index} className={styles['cardSkeleton']}>
            <LineSkeleton widths={[42, 64, 50]} />
          </div>
        ))}
      </div>
    );
  }
  if (!data || data.length === 0) return <div className={styles['cards']}>{empty}</div>;
  return (
    <div className={styles['cards']} {...readAhead} {...listPosition}>
      <ul aria-label={label}>
        {data.map((row) => {
          const selected = isSelected(picked.selection, row.id);
          return (
            <li
              key={row.id}
              data-id={row.id}
              className={styles['card']}
              data-selected={selected}
              data-failed={failed?.(row) ?? false}
            >
              {selecting && (
                <Checkbox
                  checked={selected}
                  disabled={isPlaceholderData}
                  onChange={() => picked.select(toggled(picked.selection, row.id))}
                  slotProps={{ input: { 'aria-label': translate('list.bulk.row', { name: rowName(row) }) } }}
                />
              )}
              <Link to={rowHref(row)}>{card(row)}</Link>
            </li>
          );
        })}
      </ul>
      {footer}
    </div>
  );
}
