import type { Plugin } from 'vite';

const GRID = /\/@mui\/x-data-grid\//;
/** A module of the grid or of the controls, by its path in its package. */
const MODULE = /\/@mui\/(?:x-data-grid|material)\/(.*)$/;

/** Controls that the grid can be dressed with and ours never shows: its filters, columns and pages are our own. */
const UNSEEN =
  /^@mui\/material\/(Autocomplete|Badge|Chip|FormControl|FormControlLabel|InputAdornment|InputBase|InputLabel|ListItemIcon|ListItemText|Modal|Select|Switch|Tab|TablePagination|Tabs|TextField|TextareaAutosize|ToggleButton)$/;
const NOTHING = '\0lean-grid:nothing';

const slots = `
import { GridSkeletonCell, GridColumnHeaderSortIcon, GridLoadingOverlay, GridNoRowsOverlay, GridNoColumnsOverlay, GridRow, GridRowCheckbox } from "../components/index.mjs";
import { GridCell } from "../components/cell/GridCell.mjs";
import { GridColumnHeaders } from "../components/GridColumnHeaders.mjs";
import { GridDetailPanels } from "../components/GridDetailPanels.mjs";
import { GridPinnedRows } from "../components/GridPinnedRows.mjs";
import { GridNoResultsOverlay } from "../components/GridNoResultsOverlay.mjs";
import materialSlots from "../material/index.mjs";
import { GridBottomContainer } from "../components/virtualization/GridBottomContainer.mjs";
const none = () => null;
export const DATA_GRID_DEFAULT_SLOTS_COMPONENTS = {
  ...materialSlots,
  cell: GridCell, skeletonCell: GridSkeletonCell, columnHeaderFilterIconButton: none,
  columnHeaderSortIcon: GridColumnHeaderSortIcon, columnMenu: none, columnHeaders: GridColumnHeaders,
  detailPanels: GridDetailPanels, bottomContainer: GridBottomContainer, footer: none, footerRowCount: none, toolbar: none,
  pinnedRows: GridPinnedRows, loadingOverlay: GridLoadingOverlay, noResultsOverlay: GridNoResultsOverlay,
  noRowsOverlay: GridNoRowsOverlay, noColumnsOverlay: GridNoColumnsOverlay, pagination: none, filterPanel: none,
  columnsPanel: none, columnsManagement: none, panel: none, row: GridRow, rowCheckbox: GridRowCheckbox
};`;

/** Modules and what replaces them: what is left out is switched off wherever we show a grid or a control. */
const lean: Readonly<Record<string, string>> = {
  'constants/defaultGridSlotsComponents.mjs': slots,
  // Every column of ours draws its own cells; none is edited or filtered in the grid.
  'colDef/gridColumnTypesRegistry.mjs': `
import { GRID_STRING_COL_DEF } from "./gridStringColDef.mjs";
export const DEFAULT_GRID_COL_TYPE_KEY = 'string';
const types = { string: GRID_STRING_COL_DEF, custom: GRID_STRING_COL_DEF };
export const isCommunityColumnType = (type) => type == null || type in types;
export const getGridColumnTypesRegistry = () => types;
export const getRegisteredColumnTypeDef = (type) => types[type] ?? types.string;
export const registerGridColumnTypes = () => {};`,
  'colDef/gridActionsColDef.mjs': `
export const GRID_ACTIONS_COLUMN_TYPE = 'actions';
export const GRID_ACTIONS_COL_DEF = {};`,
  'colDef/gridStringOperators.mjs': `
export const getGridStringQuickFilterFn = () => null;
export const getGridStringOperators = () => [];`,
  'colDef/gridBooleanOperators.mjs': 'export const getGridBooleanOperators = () => [];',
  'components/cell/GridEditInputCell.mjs': `
export const GridEditInputCell = () => null;
export const renderEditInputCell = () => null;`,
  'hooks/features/export/useGridCsvExport.mjs': 'export const useGridCsvExport = () => {};',
  'hooks/features/export/useGridPrintExport.mjs': 'export const useGridPrintExport = () => {};',
  // The theme turns ripples off.
  'ButtonBase/TouchRipple.mjs': 'export default () => null;',
};

/** Builds the data grid and its controls without what ours never show; a version that is cut otherwise ends the build. */
export function leanGrid(): Plugin {
  const missing = new Set(Object.keys(lean));
  return {
    name: 'lean-grid',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      return UNSEEN.test(source) && importer && GRID.test(importer) ? NOTHING : null;
    },
    load(id) {
      // Every name of a class list is asked of the same empty one.
      if (id === NOTHING) {
        return `const none = () => null; export default none; export const formControlLabelClasses = {}, inputAdornmentClasses = {}, inputBaseClasses = {}, listItemTextClasses = {}, tablePaginationClasses = {}, tabsClasses = {};`;
      }
      const file = MODULE.exec(id)?.[1] ?? '';
      missing.delete(file);
      return lean[file] ?? null;
    },
    buildEnd(error) {
      if (!error && missing.size > 0) this.error(`MUI has no ${[...missing].join(', ')}.`);
    },
  };
}
