import type { HTMLAttributes, ReactNode } from 'react';
import styles from './Table.module.css';

export interface TableColumn<Row> {
  id: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** Figures and money. */
  end?: boolean;
  width?: string;
  /** On a phone the first column is the heading of the card; one without a label stands beside it. */
  bare?: boolean;
}

interface Props<Row> {
  label: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  onOpen?: (row: Row) => void;
  dimmed?: (row: Row) => boolean;
  /** The id of the row that stands open beside the list. */
  current?: string | undefined;
  /** What a line takes besides, such as being dragged. */
  line?: ((row: Row, index: number) => HTMLAttributes<HTMLTableRowElement>) | undefined;
  /** The sum of all, at the foot. */
  foot?: Row | undefined;
}

/** A short list that needs no grid. On a phone each row is a card of labelled facts. */
export function Table<Row>({ label, columns, rows, rowId, onOpen, dimmed, current, line, foot }: Props<Row>) {
  return (
    <table className={styles['table']} aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ id, label: head, end, width, bare }) => (
            <th
              key={id}
              scope="col"
              className={end ? styles['end'] : undefined}
              style={width ? { width } : undefined}
            >
              {bare ? <span className="visually-hidden">{head}</span> : head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr
            {...line?.(row, index)}
            key={rowId(row)}
            aria-current={rowId(row) === current ? 'true' : undefined}
            className={`${onOpen ? styles['open'] : ''} ${dimmed?.(row) ? styles['dimmed'] : ''}`}
            onClick={(event) => {
              if (!(event.target as Element).closest('a, button, input')) onOpen?.(row);
            }}
          >
            {columns.map(({ id, label: head, cell, end, bare }) => (
              <td key={id} className={end ? styles['end'] : undefined} data-label={bare ? undefined : head}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {foot !== undefined && (
        <tfoot>
          <tr>
            {columns.map(({ id, label: head, cell, end, bare }) => (
              <td key={id} className={end ? styles['end'] : undefined} data-label={bare ? undefined : head}>
                {cell(foot)}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}
