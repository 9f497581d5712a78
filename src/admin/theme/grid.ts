import type { ThemeOptions } from '@mui/material/styles';
import { styleNonce } from './nonce.ts';

interface GridComponents {
  MuiDataGrid?: { defaultProps?: Record<string, unknown>; styleOverrides?: Record<string, unknown> };
}

/** The data grid's look. Typed here: importing its own theme augmentation would pull the grid into every page. */
export const grid: NonNullable<ThemeOptions['components']> & GridComponents = {
  MuiDataGrid: {
    defaultProps: { rowHeight: 40, columnHeaderHeight: 36, nonce: styleNonce() },
    styleOverrides: {
      root: {
        '--DataGrid-t-color-border-base': 'var(--line)',
        '--DataGrid-t-header-background-base': 'var(--paper)',
        '--DataGrid-rowBorderColor': 'var(--line)',
        border: 0,
        borderRadius: 0,
        backgroundColor: 'var(--sheet)',
        color: 'var(--ink)',
        fontSize: 13,
        '& .num': { fontVariantNumeric: 'tabular-nums' },
      },
      // Drawn over the headers: borders of their own would come on top of the height that the grid leaves for them, and
      // lie over the first row.
      columnHeaders: {
        position: 'relative',
        '&::after': {
          content: '""',
          position: 'absolute',
          inset: 0,
          borderBlock: '1px solid var(--line)',
          pointerEvents: 'none',
        },
      },
      columnHeader: {
        backgroundColor: 'var(--paper)',
        '&:focus, &:focus-within': { outlineOffset: -2, outlineColor: 'var(--accent-text)' },
      },
      columnHeaderTitle: { fontSize: 12, fontWeight: 500, color: 'var(--ink-2)' },
      columnSeparator: { color: 'transparent', '&:hover': { color: 'var(--line-strong)' } },
      row: {
        '&:hover': { backgroundColor: 'var(--hover)' },
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: 'var(--accent-wash)' },
        '&.failed': { boxShadow: 'inset 3px 0 0 var(--bad-mark)' },
      },
      cell: {
        borderColor: 'var(--line)',
        '&:focus, &:focus-within': { outline: '2px solid var(--accent-text)', outlineOffset: -2 },
      },
    },
  },
};
