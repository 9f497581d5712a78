import {
  DEFAULT_STOREFRONT,
  STOREFRONT_BOUNDS as BOUNDS,
  type MenuItem,
  type ProductNote,
  type StoreFact,
  type StorefrontSettings,
} from '#shared/storefront.ts';
import { colorProblems } from '#shared/brand-colors.ts';
import { DEFAULT_BRAND, type StoreBrand } from '#shared/store-brand.ts';
import type { Problems } from '#admin/ui/form/form-errors.ts';
import type { StorefrontRecord } from './provider.ts';

/** Fields as the server's violations name them, so that each is displayed beside its input. */
export interface StorefrontValues extends Pick<StorefrontSettings, 'footer' | 'theme'>, StoreBrand {
  [name: string]: unknown;
  pictureShape: string;
  /** A number as it is typed; empty: nothing is promised. */
  dispatchDays: string;
  menu: readonly MenuItem[];
  facts: readonly StoreFact[];
  notes: readonly ProductNote[];
}

export function readStorefront(record: StorefrontRecord | undefined): StorefrontValues {
  const { theme, brand, pictureShape, dispatchDays, menu, footer, facts, notes } =
    record?.storefront ?? DEFAULT_STOREFRONT;
  return {
    theme,
    ...brand,
    pictureShape,
    dispatchDays: dispatchDays === null ? '' : String(dispatchDays),
    menu,
    footer,
    facts,
    notes,
  };
}

const isDays = (text: string): boolean => /^\d{1,2}$/.test(text) && Number(text) >= 1;

const isLink = (link: string): boolean => /^\/(?![/\\])\S*$/.test(link) || /^https?:\/\/\S+$/.test(link);

/** The look within the theme as the settings have it: its fields stand beside the others in the form. */
export const brandOf = ({
  logo,
  darkLogo,
  favicon,
  sharePicture,
  colors,
  headingFont,
  textFont,
  corners,
  density,
}: StorefrontValues): StoreBrand => ({
  logo,
  darkLogo,
  favicon,
  sharePicture,
  colors,
  headingFont,
  textFont,
  corners,
  density,
});

/** What is wrong, by place. */
export function checkStorefront({
  theme,
  colors,
  dispatchDays,
  menu,
  facts,
  notes,
}: StorefrontValues): Problems {
  const days = dispatchDays.trim();
  const links = menu.flatMap((item, at) => [
    [`menu.${at}`, item] as const,
    ...item.items.map((link, below) => [`menu.${at}.items.${below}`, link] as const),
  ]);
  const needed = (place: string, text: string): Problems =>
    text.trim() === '' ? { [place]: { key: 'storefront.problem.needed' } } : {};
  const unreadable = Object.entries(colorProblems({ colors }, theme)).map(([place, problem]): Problems => ({
    [place]: { key: `storefront.problem.color.${problem}` },
  }));
  return Object.assign(
    days !== '' && (!isDays(days) || Number(days) > BOUNDS.dispatchDays)
      ? { dispatchDays: { key: 'storefront.problem.days', values: { max: BOUNDS.dispatchDays } } }
      : {},
    ...unreadable,
    ...links.map(([place, { label, link }]) => ({
      ...needed(`${place}.label.en`, label.en),
      ...(isLink(link.trim()) ? {} : { [`${place}.link`]: { key: 'storefront.problem.link' } }),
    })),
    ...facts.map(({ title }, at) => needed(`facts.${at}.title.en`, title.en)),
    ...notes.map(({ title }, at) => needed(`notes.${at}.title.en`, title.en)),
  ) as Problems;
}

export function toStorefront(values: StorefrontValues, changed: ReadonlySet<string>): object {
  const days = values.dispatchDays.trim();
  const all = { ...values, dispatchDays: days === '' ? null : Number(days) };
  const change = Object.entries(all).filter(([name]) => changed.has(name) && !(name in DEFAULT_BRAND));
  const isBrandChanged = Object.keys(DEFAULT_BRAND).some((name) => changed.has(name));
  return { ...Object.fromEntries(change), ...(isBrandChanged && { brand: brandOf(values) }) };
}
