import {
  DEFAULT_STOREFRONT,
  STOREFRONT_BOUNDS as BOUNDS,
  type MenuItem,
  type ProductNote,
  type StoreFact,
  type StorefrontSettings,
} from '#shared/storefront.ts';
import type { Problems } from '#admin/ui/form/form-errors.ts';
import type { StorefrontRecord } from './provider.ts';

/** Fields as the server's violations name them, so that each is displayed beside its input. */
export interface StorefrontValues extends Pick<StorefrontSettings, 'footer'> {
  [name: string]: unknown;
  theme: string;
  pictureShape: string;
  /** A number as it is typed; empty: nothing is promised. */
  dispatchDays: string;
  menu: readonly MenuItem[];
  facts: readonly StoreFact[];
  notes: readonly ProductNote[];
}

export function readStorefront(record: StorefrontRecord | undefined): StorefrontValues {
  const { theme, pictureShape, dispatchDays, menu, footer, facts, notes } =
    record?.storefront ?? DEFAULT_STOREFRONT;
  return {
    theme,
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

/** What is wrong, by place. */
export function checkStorefront({ dispatchDays, menu, facts, notes }: StorefrontValues): Problems {
  const days = dispatchDays.trim();
  const links = menu.flatMap((item, at) => [
    [`menu.${at}`, item] as const,
    ...item.items.map((link, below) => [`menu.${at}.items.${below}`, link] as const),
  ]);
  const needed = (place: string, text: string): Problems =>
    text.trim() === '' ? { [place]: { key: 'storefront.problem.needed' } } : {};
  return Object.assign(
    days !== '' && (!isDays(days) || Number(days) > BOUNDS.dispatchDays)
      ? { dispatchDays: { key: 'storefront.problem.days', values: { max: BOUNDS.dispatchDays } } }
      : {},
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
  return Object.fromEntries(Object.entries(all).filter(([name]) => changed.has(name)));
}
