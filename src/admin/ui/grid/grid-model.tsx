import type { GridColDef, GridRowSelectionModel, GridSortModel } from '@mui/x-data-grid';
import type { RaRecord, SortPayload } from 'ra-core';
import { Link } from 'react-router';
import type { Selection } from '../../data/bulk.ts';
import { withPage } from '../../data/bulk.ts';
import { CellContent } from './CellContent.tsx';
import type { GridLayout, ResourceColumn } from './resource-column.ts';

export function gridColumns<Row extends RaRecord>(
  columns: readonly ResourceColumn<Row>[],
  layout: GridLayout,
  translate: (key: string) => string,
  rowHref: (row: Row) => string,
): GridColDef<Row>[] {
  return columns.map((column, index) => {
    const width = layout.widths?.[column.id];
    return {
      field: column.id,
      headerName: translate(column.label),
      ...(column.header && { renderHeader: column.header }),
      width: width ?? column.width,
      minWidth: Math.min(column.width, 64),
      ...(column.grows && width === undefined ? { flex: 1, minWidth: column.width } : {}),
      ...(column.end ? { align: 'right', headerAlign: 'right' } : {}),
      sortable: column.sortBy !== undefined,
      sortingOrder: ['desc', 'asc'],
      disableColumnMenu: true,
      display: 'flex',
      ...(column.className ? { cellClassName: column.className } : {}),
      renderCell: ({ row, tabIndex }) =>
        index === 0 ? (
          <Link className="row-link" to={rowHref(row)} tabIndex={tabIndex}>
            {column.render(row)}
          </Link>
        ) : (
          <CellContent isText={column.isText}>{column.render(row)}</CellContent>
        ),
    } satisfies GridColDef<Row>;
  });
}

/** The same array for the same sort: a fresh one makes the grid think the sort changed and go back to page 1. */
export function gridSort<Row extends RaRecord>(
  columns: readonly ResourceColumn<Row>[],
  { field, order }: SortPayload,
): GridSortModel {
  const column = columns.find(({ sortBy }) => sortBy === field);
  return column ? [{ field: column.id, sort: order === 'ASC' ? 'asc' : 'desc' }] : [];
}

export function listSort<Row extends RaRecord>(
  columns: readonly ResourceColumn<Row>[],
  model: GridSortModel,
): SortPayload | undefined {
  const [first] = model;
  const field = columns.find(({ id }) => id === first?.field)?.sortBy;
  return field ? { field, order: first?.sort === 'asc' ? 'ASC' : 'DESC' } : undefined;
}

export function gridSelection({ type, ids }: Selection): GridRowSelectionModel {
  return { type, ids: new Set(ids) };
}

/** The grid's header box answers "all but none"; here it means this page, and "all that match" is a button of its own. */
export function selectionAfter(
  model: GridRowSelectionModel,
  current: Selection,
  pageIds: readonly string[],
): Selection {
  const ids = new Set([...model.ids].map(String));
  if (model.type === current.type) return { type: model.type, ids };
  return withPage(current, pageIds, model.type === 'exclude');
}
