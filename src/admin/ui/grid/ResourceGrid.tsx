import { DataGrid, GRID_CHECKBOX_SELECTION_COL_DEF } from '@mui/x-data-grid';
import type { RaRecord } from 'ra-core';
import { useListContext, useResourceContext, useTranslate } from 'ra-core';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useListPosition } from '../list/use-list-position.ts';
import { useReadAhead } from '../list/use-read-ahead.ts';
import { gridColumns, gridSelection, gridSort, listSort, selectionAfter } from './grid-model.tsx';
import styles from './grid.module.css';
import type { GridLayout, ResourceColumn } from './resource-column.ts';
import { rowHeights, shownColumns } from './resource-column.ts';
import type { ListSelection } from './use-selection.ts';

interface Props<Row extends RaRecord> {
  label: string;
  columns: readonly ResourceColumn<Row>[];
  layout: GridLayout;
  onLayout: (part: GridLayout) => void;
  rowHref: (row: Row) => string;
  rowClass?: (row: Row) => string;
  picked: ListSelection;
  /** Something can be done to many of them. */
  selectable: boolean;
  /** Over the column header, at its height, so that the list never moves. */
  bulkBar?: ReactNode;
  /** Instead of rows: nothing yet, no match, or why it failed. */
  empty: ReactNode;
}

const checkboxColumn = { ...GRID_CHECKBOX_SELECTION_COL_DEF, width: 64, minWidth: 64, maxWidth: 64 };
const noOverlay = () => null;
const slots = { noRowsOverlay: noOverlay };
const slotProps = { loadingOverlay: { variant: 'linear-progress', noRowsVariant: 'skeleton' } } as const;
/** A tick on rows that are still to come, or of another filter, would select nothing, and not say so. */
const slotPropsWithoutRows = { ...slotProps, baseCheckbox: { disabled: true } };

export function ResourceGrid<Row extends RaRecord<string>>(props: Props<Row>) {
  const { label, columns, layout, onLayout, rowHref, rowClass, picked, selectable, bulkBar, empty } = props;
  const { data, isPending, isPlaceholderData, filterValues, sort, setSort, page, perPage } =
    useListContext<Row>();
  const translate = useTranslate();
  const navigate = useNavigate();
  const shown = useMemo(() => shownColumns(columns, layout), [columns, layout]);
  const defined = useMemo(
    () => [...(selectable ? [checkboxColumn] : []), ...gridColumns(shown, layout, translate, rowHref)],
    [selectable, shown, layout, translate, rowHref],
  );
  const sortModel = useMemo(() => gridSort(columns, sort), [columns, sort]);
  const paginationModel = useMemo(() => ({ page: page - 1, pageSize: perPage }), [page, perPage]);
  const selectionModel = useMemo(() => gridSelection(picked.selection), [picked.selection]);
  const rows = data ?? [];
  const readAhead = useReadAhead();
  const listPosition = useListPosition(
    JSON.stringify([useResourceContext(), filterValues, sort, page]),
    !isPending && !isPlaceholderData && rows.length > 0,
  );

  const open = (row: Row, event: MouseEvent | KeyboardEvent) => {
    if (event.defaultPrevented || (event.target as Element).closest('a, button, input')) return;
    void navigate(rowHref(row));
  };

  return (
    <div className={styles['area']} data-selectable={selectable} {...readAhead} {...listPosition}>
      <DataGrid<Row>
        aria-label={label}
        columns={defined}
        rows={rows}
        loading={isPending || isPlaceholderData}
        slots={slots}
        slotProps={rows.length > 0 && !isPlaceholderData ? slotProps : slotPropsWithoutRows}
        rowHeight={rowHeights[layout.density ?? 'normal']}
        columnHeaderHeight={36}
        getRowClassName={({ row }) => rowClass?.(row) ?? ''}
        hideFooter
        disableColumnFilter
        disableColumnSelector
        disableDensitySelector
        disableRowSelectionOnClick
        checkboxSelection={selectable}
        keepNonExistentRowsSelected
        rowSelectionModel={selectionModel}
        onRowSelectionModelChange={(model) => {
          // Rows of another filter or page, in sight until the next ones are there, are nobody's choice.
          if (isPlaceholderData) return;
          const pageIds = rows.map(({ id }) => id);
          picked.select(selectionAfter(model, picked.selection, pageIds));
        }}
        sortingMode="server"
        sortModel={sortModel}
        onSortModelChange={(model) => {
          const next = listSort(columns, model);
          if (next) setSort(next);
        }}
        paginationMode="server"
        paginationModel={paginationModel}
        pageSizeOptions={[paginationModel.pageSize]}
        rowCount={-1}
        onColumnWidthChange={({ colDef, width }) =>
          onLayout({ widths: { ...layout.widths, [colDef.field]: Math.round(width) } })
        }
        onRowClick={({ row }, event) => open(row, event)}
        onCellKeyDown={({ row, field }, event) => {
          if (event.key === 'Enter' && field !== '__check__') open(row, event);
        }}
      />
      {!isPending && rows.length === 0 && (
        <div className={styles['empty']} data-settled>
          {empty}
        </div>
      )}
      {bulkBar}
    </div>
  );
}
