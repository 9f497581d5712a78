import { contrastOf, isHexColour, MIN_CONTRAST } from './contrast.ts';
import {
  COLOR_ROLES,
  SCHEMES,
  type ColorRole,
  type Scheme,
  type SchemeColors,
  type StoreBrand,
  type StoreTheme,
} from './store-brand.ts';

export const THEME_DEFAULTS: Readonly<
  Record<
    StoreTheme,
    { colors: Record<Scheme, SchemeColors>; headingFont: 'instrument' | 'bricolage' | 'serif' }
  >
> = {
  plain: {
    colors: {
      light: { background: '#ffffff', text: '#1b1a18', accent: '#1f4d46' },
      dark: { background: '#131312', text: '#f3f1ed', accent: '#a9d3c8' },
    },
    headingFont: 'instrument',
  },
  linen: {
    colors: {
      light: { background: '#fbf8f3', text: '#2a211a', accent: '#8a3b1f' },
      dark: { background: '#161310', text: '#f4ede4', accent: '#e0a184' },
    },
    headingFont: 'serif',
  },
  halfdrop: {
    colors: {
      light: { background: '#fcfcfa', text: '#12211c', accent: '#ffc93c' },
      dark: { background: '#0d1613', text: '#eff3ee', accent: '#ffc93c' },
    },
    headingFont: 'bricolage',
  },
};

/** Texts of messages, which no merchant chooses: they are read on every background. */
const STATE_COLORS: Readonly<Record<Scheme, readonly string[]>> = {
  light: ['#17613f', '#a8261c', '#7a4b00', '#1f4e79'],
  dark: ['#8ed8ae', '#ffafa3', '#ffd27a', '#a8cdee'],
};

/** Of what is no text, WCAG 2.2, 1.4.11. */
export const MIN_SHAPE_CONTRAST = 3;

const contrast = (one: string, other: string): number => contrastOf(one, other) ?? 0;

/** The colors of a scheme with the theme's in place of those that are empty. */
export function colorsIn(
  { colors }: Pick<StoreBrand, 'colors'>,
  theme: StoreTheme,
  scheme: Scheme,
): SchemeColors {
  const own = colors[scheme];
  const themes = THEME_DEFAULTS[theme].colors[scheme];
  return {
    background: own.background || themes.background,
    text: own.text || themes.text,
    accent: own.accent || themes.accent,
  };
}

export interface ColorCheck {
  contrast: number;
  min: number;
}

/** The contrast of each chosen color with the colors around it; absent for colors that the theme decides. */
export function colorChecks(
  brand: Pick<StoreBrand, 'colors'>,
  theme: StoreTheme,
  scheme: Scheme,
): Partial<Record<ColorRole, ColorCheck>> {
  const own = brand.colors[scheme];
  const { background, text, accent } = colorsIn(brand, theme, scheme);
  const isBackgroundOwn = own.background !== '';
  return {
    ...(isBackgroundOwn && {
      background: {
        contrast: Math.min(...STATE_COLORS[scheme].map((color) => contrast(color, background))),
        min: MIN_CONTRAST,
      },
    }),
    ...((isBackgroundOwn || own.text !== '') && {
      text: { contrast: contrast(text, background), min: MIN_CONTRAST },
    }),
    // A theme may set an accent apart by its text alone; an accent of one's own is seen by itself, too.
    ...(own.accent !== '' && {
      accent: { contrast: contrast(accent, background), min: MIN_SHAPE_CONTRAST },
    }),
  };
}

export type ColorProblem = 'form' | 'background' | 'text' | 'accent';

/** By place: `colors.light.text`. */
export function colorProblems(
  brand: Pick<StoreBrand, 'colors'>,
  theme: StoreTheme,
): Record<string, ColorProblem> {
  const problems: Record<string, ColorProblem> = {};
  for (const scheme of SCHEMES) {
    const own = brand.colors[scheme];
    const malformed = COLOR_ROLES.filter((role) => own[role] !== '' && !isHexColour(own[role]));
    for (const role of malformed) problems[`colors.${scheme}.${role}`] = 'form';
    if (malformed.length > 0) continue;
    for (const [role, check] of Object.entries(colorChecks(brand, theme, scheme)) as [
      ColorRole,
      ColorCheck,
    ][])
      if (check.contrast < check.min) problems[`colors.${scheme}.${role}`] = role;
  }
  return problems;
}
