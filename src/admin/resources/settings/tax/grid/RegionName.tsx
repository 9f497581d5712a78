import { useTranslate } from 'ra-core';
import type { Row } from '../table.ts';
import styles from '../Tax.module.css';
import type { Cells } from './use-cells.ts';

/** What a region is called, and what is to be known of it: what was wrong or changed before anything else. */
export function RegionName({ row, cells }: { row: Row; cells: Cells }) {
  const translate = useTranslate();
  const note = cells.noteOf(row);
  const detail =
    note?.text ?? (cells.isIncludedHere(row.place) ? translate('tax.grid.includedHere') : row.detail);
  return (
    <>
      <b>{row.name}</b>
      {detail !== '' && (
        <small className={note?.wrong ? styles['wrongNote'] : undefined} title={detail}>
          {detail}
        </small>
      )}
    </>
  );
}
