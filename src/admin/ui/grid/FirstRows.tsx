import type { RaRecord } from 'ra-core';
import { useTranslate } from 'ra-core';
import type { CSSProperties } from 'react';
import { Link, useNavigate } from 'react-router';
import { CellContent } from './CellContent.tsx';
import styles from './FirstRows.module.css';
import { rowHeights, shownColumns, type GridLayout, type ResourceColumn } from './resource-column.ts';

interface Props<Row extends RaRecord<string>> {
  label: string;
  columns: readonly ResourceColumn<Row>[];
  layout: GridLayout;
  rows: readonly Row[] | undefined;
  rowHref: (row: Row) => string;
}

/** The rows of a list as the grid will show them, at its places, before the grid's code is there. */
export function FirstRows<Row extends RaRecord<string>>({
  label,
  columns,
  layout,
  rows,
  rowHref,
}: Props<Row>) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const shown = shownColumns(columns, layout);
  const height = rowHeights[layout.density ?? 'normal'];
  // No more than can be seen: the rest is the grid's.
  const seen = rows?.slice(0, Math.ceil(window.innerHeight / height));
  const widthOf = ({ id, width, grows }: ResourceColumn<Row>): CSSProperties => {
    const chosen = layout.widths?.[id];
    return grows && chosen === undefined ? { flex: 1, minWidth: width } : { width: chosen ?? width };
  };
  const classOf = ({ end, className = '' }: ResourceColumn<Row>, extra = className) =>
    `${styles['cell']} ${end ? styles['end'] : ''} ${extra}`;
  return (
    <div className={styles['grid']} role="grid" aria-label={label} aria-busy>
      <div className={styles['head']} role="row">
        <span className={`${styles['cell']} ${styles['box']}`} role="columnheader" aria-hidden>
          <i />
        </span>
        {shown.map((column) => (
          <span key={column.id} className={classOf(column, '')} style={widthOf(column)} role="columnheader">
            {translate(column.label)}
          </span>
        ))}
      </div>
      {seen?.map((row) => (
        <div
          key={row.id}
          className={styles['row']}
          style={{ height }}
          role="row"
          data-id={row.id}
          onKeyDown={(event) => {
            // Enter on the link is the link's own.
            if (event.key === 'Enter' && !(event.target as Element).closest('a')) void navigate(rowHref(row));
          }}
        >
          <span className={`${styles['cell']} ${styles['box']}`} role="gridcell" aria-hidden>
            <i />
          </span>
          {shown.map((column, index) => (
            <span
              key={column.id}
              className={classOf(column)}
              style={widthOf(column)}
              role="gridcell"
              tabIndex={-1}
            >
              {index === 0 ? (
                <Link className="row-link" to={rowHref(row)}>
                  {column.render(row)}
                </Link>
              ) : (
                <CellContent isText={column.isText}>{column.render(row)}</CellContent>
              )}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
