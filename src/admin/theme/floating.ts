import type { ThemeOptions } from '@mui/material/styles';

const float = {
  backgroundColor: 'var(--float)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--r-lg)',
};
const sheetOnPhone = {
  '@media (max-width: 719px)': { margin: '16px', width: 'calc(100% - 32px)', maxHeight: 'calc(100% - 32px)' },
};

export const floating: NonNullable<ThemeOptions['components']> = {
  MuiMenu: {
    styleOverrides: {
      paper: { ...float, boxShadow: 'var(--lift-1)', marginTop: 4, minWidth: 180 },
      list: { padding: 4 },
    },
  },
  MuiPopover: { styleOverrides: { paper: { ...float, boxShadow: 'var(--lift-1)' } } },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        // MUI takes the height away again from 720 px on; twice the class keeps it.
        '&.MuiMenuItem-root': { minHeight: 32 },
        padding: '0 10px',
        gap: 10,
        borderRadius: 'var(--r-sm)',
        fontSize: 13,
        lineHeight: '20px',
        '& .lucide': { width: 16, height: 16, color: 'var(--ink-3)' },
        '&.Mui-focusVisible': { backgroundColor: 'var(--well)', boxShadow: 'none' },
        '&.Mui-disabled': { opacity: 1, color: 'var(--ink-off)' },
        '@media (max-width: 719px)': { fontSize: 14, '&.MuiMenuItem-root': { minHeight: 44 } },
      },
    },
  },
  MuiDialog: { styleOverrides: { paper: { ...float, boxShadow: 'var(--lift-2)', ...sheetOnPhone } } },
  MuiDialogTitle: {
    styleOverrides: { root: { padding: '16px 20px 4px', fontSize: 15, lineHeight: '24px', fontWeight: 600 } },
  },
  MuiDialogContent: {
    styleOverrides: {
      // A paragraph is not glued to the label of the field below it.
      root: { padding: '8px 20px 16px', '& > p:not(:last-child)': { marginBottom: 12 } },
    },
  },
  MuiDialogActions: {
    styleOverrides: {
      root: {
        padding: '12px 20px 16px',
        borderTop: '1px solid var(--line)',
        gap: 8,
        '& > :not(style) ~ :not(style)': { marginInlineStart: 0 },
      },
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: { backgroundColor: 'var(--scrim)' },
      invisible: { backgroundColor: 'transparent' },
    },
  },
  MuiDrawer: { styleOverrides: { paper: { backgroundColor: 'var(--sheet)', boxShadow: 'var(--lift-2)' } } },
  MuiTooltip: {
    defaultProps: { enterDelay: 400, enterNextDelay: 100 },
    styleOverrides: {
      tooltip: {
        padding: '5px 8px',
        borderRadius: 'var(--r-sm)',
        backgroundColor: 'var(--inverse)',
        color: 'var(--on-inverse)',
        fontSize: 12,
        lineHeight: '16px',
        fontWeight: 400,
      },
      arrow: { color: 'var(--inverse)' },
    },
  },
};
