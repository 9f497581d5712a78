import { useResourceContext, useTranslate, type RaRecord } from 'ra-core';
import { useNavigate } from 'react-router';
import { MoveButtons } from '../order/MoveButtons.tsx';
import { useDragOrder } from '../order/use-drag-order.ts';
import { inOrder } from '../order/use-move-line.ts';
import { Table, type TableColumn } from '../Table.tsx';
import styles from './SidePanel.module.css';

export interface PanelOrder<Row> {
  may: boolean;
  /** The order to display while it is being saved. */
  wanted?: readonly string[] | undefined;
  /** @param by how many places down */
  onMove: (rows: readonly Row[], id: string, by: number) => void;
}

interface Props<Row extends RaRecord<string>> {
  rows: readonly Row[];
  columns: readonly TableColumn<Row>[];
  rowName: (row: Row) => string;
  order: PanelOrder<Row> | undefined;
  current: string | undefined;
  /** Of the addresses of the records: the page of the list. */
  search: string;
}

/** The rows of a panel's list, in an order that a person may give them. */
export function PanelTable<Row extends RaRecord<string>>({
  rows: read,
  columns,
  rowName,
  order,
  current,
  search,
}: Props<Row>) {
  const rows = inOrder(read, order?.wanted);
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const navigate = useNavigate();
  const may = order?.may ?? false;
  const line = useDragOrder({
    ids: rows.map(({ id }) => id),
    enabled: may,
    onMove: (id, by) => order?.onMove(rows, id, by),
  });
  const place: TableColumn<Row> = {
    id: 'order',
    label: `${resource}.column.order`,
    width: '116px',
    bare: true,
    cell: (row) => {
      const index = rows.indexOf(row);
      const name = rowName(row);
      return (
        <span className={styles['position']}>
          <span>{index + 1}</span>
          {may && (
            <MoveButtons
              isFirst={index === 0}
              isLast={index === rows.length - 1}
              labels={{
                up: translate(`${resource}.move.up`, { name }),
                down: translate(`${resource}.move.down`, { name }),
              }}
              onMove={(by) => order?.onMove(rows, row.id, by)}
            />
          )}
        </span>
      );
    },
  };
  const [name, ...others] = columns;
  const all = name && order ? [name, place, ...others] : columns;
  return (
    <Table
      label={translate(`${resource}.name`)}
      columns={all.map((each) => ({ ...each, label: translate(each.label) }))}
      rows={rows}
      rowId={(row) => row.id}
      line={order && ((row, index) => line(row.id, index))}
      onOpen={(row) => void navigate({ pathname: `/${resource}/${row.id}`, search })}
      current={current}
    />
  );
}
