import { createTheme, type Theme } from '@mui/material/styles';
import { components } from './components.ts';
import { palette } from './palette.ts';

const font = '"Inter Variable", Inter, system-ui, sans-serif';
const type = (fontSize: number, lineHeight: number, fontWeight = 400) => ({
  fontSize,
  lineHeight: `${lineHeight}px`,
  fontWeight,
  letterSpacing: 0,
  textTransform: 'none' as const,
});

export const createAdminTheme = (direction: 'ltr' | 'rtl'): Theme =>
  createTheme({
    cssVariables: { colorSchemeSelector: 'data-theme', nativeColor: true },
    colorSchemes: { light: { palette: palette() }, dark: { palette: palette() } },
    direction,
    spacing: 8,
    shape: { borderRadius: 8 },
    shadows: shadows(),
    breakpoints: { values: { xs: 0, sm: 720, md: 1024, lg: 1280, xl: 1600 } },
    transitions: {
      duration: {
        shortest: 80,
        shorter: 80,
        short: 120,
        standard: 120,
        complex: 140,
        enteringScreen: 140,
        leavingScreen: 80,
      },
      easing: {
        easeInOut: 'cubic-bezier(.2,0,0,1)',
        easeOut: 'cubic-bezier(.2,0,0,1)',
        easeIn: 'cubic-bezier(.2,0,0,1)',
        sharp: 'cubic-bezier(.2,0,0,1)',
      },
    },
    typography: {
      fontFamily: font,
      fontSize: 13,
      htmlFontSize: 16,
      h1: { ...type(28, 36, 580), letterSpacing: '-.018em' },
      h2: { ...type(22, 28, 620), letterSpacing: '-.012em' },
      h3: type(15, 24, 600),
      h4: type(13, 20, 600),
      h5: type(13, 20, 600),
      h6: type(13, 20, 600),
      subtitle1: type(14, 20, 500),
      subtitle2: type(13, 20, 500),
      body1: type(14, 20),
      body2: type(13, 20),
      button: type(13, 20, 500),
      caption: type(12, 16),
      overline: type(11, 16, 500),
    },
    components,
  });

/** Only what floats has a shadow: menus the small one, dialogs the large. */
const shadows = (): Theme['shadows'] =>
  Array.from({ length: 25 }, (_, elevation) =>
    elevation === 0 ? 'none' : elevation < 9 ? 'var(--lift-1)' : 'var(--lift-2)',
  ) as Theme['shadows'];
