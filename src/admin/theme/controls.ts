import { ChevronDown } from 'lucide-react';
import type { ThemeOptions } from '@mui/material/styles';

declare module '@mui/material/Switch' {
  interface SwitchPropsSizeOverrides {
    small: false;
  }
}

const ring = { boxShadow: 'var(--focus)' };

/** A box of 16 px drawn by borders: a picture as a data address would break the policy. */
const checkbox = {
  padding: 8,
  color: 'var(--on-accent)',
  borderRadius: 'var(--r-sm)',
  '& .MuiSvgIcon-root': {
    width: 16,
    height: 16,
    border: '1.5px solid var(--line-strong)',
    borderRadius: 'var(--r-xs)',
    backgroundColor: 'var(--sheet)',
    '& path': { display: 'none' },
  },
  '&.Mui-checked .MuiSvgIcon-root, &.MuiCheckbox-indeterminate .MuiSvgIcon-root': {
    borderColor: 'var(--accent)',
    backgroundColor: 'var(--accent)',
  },
  '&.Mui-checked::after, &.MuiCheckbox-indeterminate::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 'calc(50% - 4px)',
    width: 9,
    height: 5,
    border: '2px solid var(--on-accent)',
    borderBlockStart: 0,
    borderInlineEnd: 0,
    transform: 'rotate(-45deg)',
    pointerEvents: 'none',
  },
  // A tick is no direction: with its corner on the other side it is turned the other way.
  '[dir="rtl"] &.Mui-checked:not(.MuiCheckbox-indeterminate)::after': {
    insetBlockStart: 'calc(50% - 6px)',
    width: 5,
    height: 9,
    transform: 'rotate(45deg)',
  },
  '&.MuiCheckbox-indeterminate::after': {
    insetBlockStart: 'calc(50% - 1px)',
    width: 8,
    height: 2,
    borderInlineStart: 0,
    transform: 'none',
  },
  '&.Mui-disabled .MuiSvgIcon-root': { opacity: 0.5 },
} as const;

export const controls: NonNullable<ThemeOptions['components']> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true, disableTouchRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': ring } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'outlined', color: 'inherit' },
    styleOverrides: {
      root: {
        height: 32,
        minWidth: 0,
        padding: '0 12px',
        gap: 6,
        borderRadius: 'var(--r)',
        whiteSpace: 'nowrap',
        flex: 'none',
        '& .lucide': { width: 16, height: 16, color: 'var(--ink-3)' },
        '& .lucide:first-of-type:not(:last-child)': { marginInlineStart: -2 },
        '&.Mui-disabled .lucide': { color: 'inherit' },
        // Without elevation, MUI takes the shadow away that the ring of `MuiButtonBase` is.
        '&.Mui-focusVisible': ring,
      },
      sizeSmall: { height: 28, padding: '0 10px', fontSize: 13 },
      sizeLarge: { height: 40, fontSize: 14 },
      outlined: {
        borderColor: 'var(--line-soft)',
        backgroundColor: 'var(--sheet)',
        color: 'var(--ink)',
        '&:hover': { backgroundColor: 'var(--hover)', borderColor: 'var(--line-strong)' },
        '&.Mui-disabled': { borderColor: 'var(--line)', backgroundColor: 'transparent' },
      },
      contained: {
        fontWeight: 550,
        backgroundColor: 'var(--accent)',
        color: 'var(--on-accent)',
        '& .lucide': { color: 'inherit' },
        '&:hover': { backgroundColor: 'var(--accent-hover)' },
        '&.Mui-disabled': { backgroundColor: 'var(--well)', color: 'var(--ink-off)' },
      },
      text: {
        color: 'var(--ink-2)',
        '&:hover': { backgroundColor: 'var(--well)', color: 'var(--ink)' },
        '&.MuiButton-colorPrimary': {
          color: 'var(--accent-text)',
          padding: '0 6px',
          '& .lucide': { color: 'inherit' },
          '&:hover': { backgroundColor: 'var(--accent-wash)' },
        },
        '&.MuiButton-colorError': { color: 'var(--bad)', '& .lucide': { color: 'inherit' } },
      },
      startIcon: { margin: 0, '& > *': { fontSize: 16 } },
      endIcon: { margin: 0, '& > *': { fontSize: 16 } },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        width: 32,
        height: 32,
        padding: 0,
        borderRadius: 'var(--r)',
        color: 'var(--ink-2)',
        '&:hover': { backgroundColor: 'var(--well)', color: 'var(--ink)' },
        '& .lucide': { width: 16, height: 16 },
      },
      sizeSmall: { width: 28, height: 28 },
      sizeLarge: { width: 44, height: 44, '& .lucide': { width: 20, height: 20 } },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        minHeight: 32,
        borderRadius: 'var(--r)',
        backgroundColor: 'var(--sheet)',
        fontSize: 13,
        lineHeight: '20px',
        '& .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--line-strong)', borderWidth: 1 },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--ink-2)' },
        '&.Mui-focused': ring,
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderColor: 'var(--accent-text)',
          borderWidth: 1,
        },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--bad-mark)' },
        '&.Mui-disabled': { backgroundColor: 'var(--well)' },
        '& .lucide': { width: 16, height: 16, color: 'var(--ink-3)' },
        '&.MuiInputBase-adornedStart': { paddingInlineStart: 10 },
        '&.MuiInputBase-adornedEnd': { paddingInlineEnd: 10 },
        '&.MuiInputBase-adornedStart .MuiOutlinedInput-input': { paddingInlineStart: 8 },
        '@media (max-width: 719px)': { minHeight: 44, fontSize: 16 },
      },
      input: {
        height: 20,
        padding: '5px 10px',
        '&::placeholder': { color: 'var(--ink-3)', opacity: 1 },
        // The browser's own list counts its padding within its height.
        '&:is(select)': { height: 30 },
      },
      sizeSmall: { minHeight: 28, '& .MuiOutlinedInput-input': { padding: '3px 8px' } },
      multiline: { padding: '6px 10px', '& .MuiOutlinedInput-input': { padding: 0, height: 'auto' } },
    },
  },
  MuiSelect: {
    defaultProps: { IconComponent: ChevronDown },
    styleOverrides: {
      select: { minHeight: 20, lineHeight: '20px' },
      icon: { color: 'var(--ink-3)', width: 16, height: 16, top: 'calc(50% - 8px)', insetInlineEnd: 8 },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        margin: '4px 0 0',
        fontSize: 12,
        lineHeight: '16px',
        color: 'var(--ink-3)',
        '&.Mui-error': { color: 'var(--bad)' },
      },
    },
  },
  MuiCheckbox: { styleOverrides: { root: checkbox } },
  MuiRadio: {
    styleOverrides: {
      root: { padding: 6, color: 'var(--line-strong)', '& .MuiSvgIcon-root': { width: 20, height: 20 } },
    },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: {
        marginInlineStart: -8,
        // A box brings its own room with it, a switch none.
        '&:has(> .MuiSwitch-root)': { marginInlineStart: 0, gap: 10 },
      },
      label: { fontSize: 13, lineHeight: '20px' },
    },
  },
  // One size; the other would need each of these once more, and is no type (above).
  MuiSwitch: {
    styleOverrides: {
      root: { width: 28, height: 16, padding: 0, overflow: 'visible' },
      switchBase: {
        padding: 2,
        color: '#fff',
        '&.Mui-checked': { transform: 'translateX(12px)', color: '#fff' },
        '&.Mui-checked + .MuiSwitch-track': { backgroundColor: 'var(--accent)', opacity: 1 },
        '&.Mui-focusVisible + .MuiSwitch-track': ring,
      },
      thumb: { width: 12, height: 12, boxShadow: 'none' },
      track: { borderRadius: 8, backgroundColor: 'var(--line-strong)', opacity: 1 },
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 36, borderBottom: '1px solid var(--line)' },
      list: { gap: 20 },
      indicator: { height: 2, backgroundColor: 'var(--accent-text)' },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        minHeight: 36,
        minWidth: 0,
        padding: 0,
        color: 'var(--ink-2)',
        fontWeight: 500,
        '&.Mui-selected': { color: 'var(--ink)', fontWeight: 600 },
      },
    },
  },
};
