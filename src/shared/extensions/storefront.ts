import { z } from 'zod';
import { CORNERS, DENSITIES, HEADING_FONTS, TEXT_FONTS, type StoreBrand } from '../store-brand.ts';
import { isHexColour } from '../contrast.ts';
import {
  PICTURE_SHAPES,
  STORE_THEMES,
  STOREFRONT_BOUNDS as BOUNDS,
  type StorefrontSettings,
} from '../storefront.ts';
import { isStoreLink } from '../shop-texts.ts';
import { changeExtension, readExtension } from './define.ts';

const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `must have at most ${max} characters`)
    .refine((text) => !/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u.test(text), 'must be one line of text');

const paragraph = z
  .string()
  .trim()
  .max(BOUNDS.text, `must have at most ${BOUNDS.text} characters`)
  .refine((text) => !/(?!\n)[\p{Cc}\u202A-\u202E\u2066-\u2069]/u.test(text), 'must be text');

const localized = (text: z.ZodType<string, string>) => z.strictObject({ en: text, he: text });

const label = localized(line(BOUNDS.label)).refine(({ en }) => en !== '', {
  path: ['en'],
  message: 'must have a label',
});

const link = line(BOUNDS.link).refine(
  isStoreLink,
  'must be a path of the shop, such as /collections/all, or a URL that begins with https://',
);

const menuLink = z.strictObject({ label, link });

const color = z
  .string()
  .trim()
  .toLowerCase()
  .refine((text) => text === '' || isHexColour(text), 'must be a color such as #1f4d46, or empty');

const picture = z
  .strictObject({
    id: z.string().regex(/^[\w.~-]{1,200}$/, 'must be the id of a file in the media library'),
    width: z.int().min(1).max(100_000),
    height: z.int().min(1).max(100_000),
  })
  .nullable();

const schemeColors = z.strictObject({ background: color, text: color, accent: color });

const brand = z.strictObject({
  logo: picture,
  darkLogo: picture,
  favicon: picture,
  sharePicture: picture,
  colors: z.strictObject({ light: schemeColors, dark: schemeColors }),
  headingFont: z.enum(HEADING_FONTS),
  textFont: z.enum(TEXT_FONTS),
  corners: z.enum(CORNERS),
  density: z.enum(DENSITIES),
}) satisfies z.ZodType<StoreBrand>;

const settings = z.strictObject({
  theme: z.enum(STORE_THEMES),
  brand,
  pictureShape: z.enum(PICTURE_SHAPES),
  menu: z.array(menuLink.extend({ items: z.array(menuLink).max(BOUNDS.menuLinks) })).max(BOUNDS.menuItems),
  footer: z.strictObject({ title: localized(line(BOUNDS.title)), lead: localized(line(BOUNDS.lead)) }),
  dispatchDays: z.int().min(1).max(BOUNDS.dispatchDays).nullable(),
  facts: z
    .array(z.strictObject({ title: localized(line(BOUNDS.title)), detail: localized(line(BOUNDS.detail)) }))
    .max(BOUNDS.facts),
  notes: z
    .array(z.strictObject({ title: localized(line(BOUNDS.title)), text: localized(paragraph) }))
    .max(BOUNDS.notes),
  featured: z.array(z.guid()).max(BOUNDS.featured),
}) satisfies z.ZodType<StorefrontSettings>;

const change = settings.partial();

export type StorefrontChange = z.output<typeof change>;

const oneStorefront = z.strictObject({ storefront: settings });

/** The look of the shop and what it promises, of which the contract knows nothing. */
export const storefrontExtensions = {
  getStorefront: readExtension({
    permission: 'ECOM.READ_CHECKOUT_SETTINGS',
    request: z.strictObject({}),
    response: oneStorefront,
  }),
  /** A field that is left out stays as it is. */
  updateStorefront: changeExtension({
    permission: 'ECOM.UPDATE_CHECKOUT_SETTINGS',
    request: change,
    response: oneStorefront,
    audit: { entityType: 'storefront', settingsRead: 'getStorefront' },
    maxLength: 100_000,
  }),
};
