import type { StoreTheme } from '../../shared/storefront.ts';

/** A theme without a module looks as the shop does by itself. */
const modules = import.meta.glob('./*/theme.ts');

const moduleOf = (theme: StoreTheme): string => `./${theme}/theme.ts`;

/** The module that brings the styles of a theme, relative to the storefront's folder. */
export const themeStyles = (theme: StoreTheme): string[] =>
  moduleOf(theme) in modules ? [`./themes/${theme}/theme.ts`] : [];

/** The fonts that Latin pages of a theme are set in, by the beginning of their file names. */
const FONTS: Readonly<Record<StoreTheme, readonly string[]>> = {
  plain: ['instrument-sans'],
  halfdrop: ['instrument-sans', 'bricolage-grotesque'],
};

export const isFontOf = (theme: StoreTheme, file: string): boolean =>
  FONTS[theme].some((name) => file.includes(`/${name}`));

/** In the browser: the server has linked the styles, so that nothing is drawn without them. */
export async function loadTheme(theme: StoreTheme): Promise<void> {
  await modules[moduleOf(theme)]?.();
}
