import type { ThemeOptions } from '@mui/material/styles';
import { controls } from './controls.ts';
import { floating } from './floating.ts';
import { grid } from './grid.ts';

export const components: NonNullable<ThemeOptions['components']> = {
  ...controls,
  ...floating,
  ...grid,
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none', border: '1px solid var(--line)' } },
  },
  MuiSkeleton: {
    defaultProps: { animation: false },
    styleOverrides: { root: { backgroundColor: 'var(--well)' } },
  },
  MuiDivider: { styleOverrides: { root: { borderColor: 'var(--line)' } } },
};
