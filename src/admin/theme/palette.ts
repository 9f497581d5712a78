import type { PaletteOptions } from '@mui/material/styles';

/** MUI's keys on our tokens. The values live in tokens.css, once for light and once for dark. */
export const palette = (): PaletteOptions => ({
  primary: color('--accent', '--accent-wash', '--accent-hover', '--on-accent'),
  secondary: color('--ink-2', '--well', '--ink', '--sheet'),
  success: color('--ok-mark', '--ok-wash', '--ok', '--sheet'),
  info: color('--info-mark', '--info-wash', '--info', '--sheet'),
  warning: color('--warn-mark', '--warn-wash', '--warn', '--sheet'),
  error: color('--bad-mark', '--bad-wash', '--bad', '--sheet'),
  common: { black: 'var(--ink)', white: 'var(--sheet)' },
  background: { default: 'var(--paper)', paper: 'var(--sheet)' },
  text: { primary: 'var(--ink)', secondary: 'var(--ink-2)', disabled: 'var(--ink-off)' },
  divider: 'var(--line)',
  action: {
    active: 'var(--ink-2)',
    hover: 'var(--hover)',
    selected: 'var(--accent-wash)',
    disabled: 'var(--ink-off)',
    disabledBackground: 'var(--well)',
    focus: 'var(--hover)',
  },
});

const color = (main: string, light: string, dark: string, contrastText: string) => ({
  main: `var(${main})`,
  light: `var(${light})`,
  dark: `var(${dark})`,
  contrastText: `var(${contrastText})`,
});
