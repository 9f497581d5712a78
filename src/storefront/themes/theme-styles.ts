import type { StoreTheme } from '../../shared/store-brand.ts';

/** A theme without a module looks as the shop does by itself. */
const modules = import.meta.glob('./*/theme.ts');

const moduleOf = (theme: StoreTheme): string => `./${theme}/theme.ts`;

/** The module that brings the styles of a theme, relative to the storefront's folder. */
export const themeStyles = (theme: StoreTheme): string[] =>
  moduleOf(theme) in modules ? [`./themes/${theme}/theme.ts`] : [];

/** In the browser: the server has linked the styles, so that nothing is drawn without them. */
export async function loadTheme(theme: StoreTheme): Promise<void> {
  await modules[moduleOf(theme)]?.();
}
