/** Themes by their folder; what each decides where the merchant decides nothing is `THEME_DEFAULTS` (`brand-colors.ts`). */
export const STORE_THEMES = ['plain', 'linen', 'halfdrop'] as const;
export type StoreTheme = (typeof STORE_THEMES)[number];

/** Of a page of the shop as it looks with a theme that is not chosen yet: `?preview-theme=linen`. */
export const PREVIEW_THEME_PARAM = 'preview-theme';

export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

export const COLOR_ROLES = ['background', 'text', 'accent'] as const;
export type ColorRole = (typeof COLOR_ROLES)[number];

/** Fonts that come with the shop, and two that every device has. */
export const HEADING_FONTS = ['theme', 'instrument', 'bricolage', 'serif', 'system'] as const;
/** The face of Bricolage Grotesque that comes with the shop has the weight of headings only. */
export const TEXT_FONTS = ['theme', 'instrument', 'serif', 'system'] as const;
export const CORNERS = ['theme', 'square', 'soft', 'round'] as const;
export const DENSITIES = ['theme', 'compact', 'spacious'] as const;

/** `#rrggbb` of each role; empty: the theme's. */
export type SchemeColors = Record<ColorRole, string>;

export interface BrandPicture {
  /** Of a file in the media library. */
  id: string;
  width: number;
  height: number;
}

export const BRAND_PICTURES = ['logo', 'darkLogo', 'favicon', 'sharePicture'] as const;
export type BrandPictureName = (typeof BRAND_PICTURES)[number];

/** What a merchant decides of the look within a theme. */
export interface StoreBrand extends Record<BrandPictureName, BrandPicture | null> {
  colors: Record<Scheme, SchemeColors>;
  headingFont: (typeof HEADING_FONTS)[number];
  textFont: (typeof TEXT_FONTS)[number];
  corners: (typeof CORNERS)[number];
  density: (typeof DENSITIES)[number];
}

const noColors = (): SchemeColors => ({ background: '', text: '', accent: '' });

export const DEFAULT_BRAND: StoreBrand = {
  logo: null,
  darkLogo: null,
  favicon: null,
  sharePicture: null,
  colors: { light: noColors(), dark: noColors() },
  headingFont: 'theme',
  textFont: 'theme',
  corners: 'theme',
  density: 'theme',
};
