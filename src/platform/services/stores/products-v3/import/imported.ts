import { z } from 'zod';
import { PRODUCT_BOUNDS } from '#shared/product-import.ts';

export const MAX_PRODUCTS = 100;

const text = (max: number) => z.string().max(max);
const short = text(PRODUCT_BOUNDS.text);
const amount = z.string().regex(/^\d{1,9}(\.\d{1,4})?$/);

const variant = z.strictObject({
  row: z.int().min(0),
  choices: z.array(short).max(6),
  sku: text(40).optional(),
  barcode: text(40).optional(),
  price: amount.optional(),
  compareAtPrice: amount.or(z.literal('')).optional(),
  priceChange: z
    .string()
    .regex(/^-?\d{1,9}(\.\d{1,4})?$/)
    .optional(),
  cost: amount.optional(),
  weight: z.number().min(0).max(999_999_999).optional(),
  quantity: z.int().min(0).max(PRODUCT_BOUNDS.quantity).optional(),
  inStock: z.boolean().optional(),
  isUntracked: z.boolean().optional(),
  visible: z.boolean().optional(),
});

export const imported = z.strictObject({
  row: z.int().min(0),
  handle: text(PRODUCT_BOUNDS.handle).optional(),
  baseSku: text(40).optional(),
  name: text(PRODUCT_BOUNDS.name).optional(),
  description: text(PRODUCT_BOUNDS.description).optional(),
  visible: z.boolean().optional(),
  productType: z.enum(['PHYSICAL', 'DIGITAL']).optional(),
  brand: text(50).optional(),
  ribbon: text(30).optional(),
  collections: z.array(short).max(PRODUCT_BOUNDS.collections).optional(),
  hasOptionalCollections: z.literal(true).optional(),
  tags: z.array(text(PRODUCT_BOUNDS.tag).min(1)).max(PRODUCT_BOUNDS.tags).optional(),
  sections: z
    .array(
      z.strictObject({
        title: text(PRODUCT_BOUNDS.sectionTitle).min(1),
        text: text(PRODUCT_BOUNDS.description),
      }),
    )
    .max(PRODUCT_BOUNDS.sections)
    .optional(),
  modifiers: z
    .array(
      z.strictObject({
        name: text(PRODUCT_BOUNDS.modifierName).min(1),
        kind: z.enum(['FREE_TEXT', 'TEXT_CHOICES', 'SWATCH_CHOICES']),
        isMandatory: z.boolean().optional(),
        title: text(PRODUCT_BOUNDS.modifierTitle).min(1).optional(),
        maxLength: z.int().min(1).max(PRODUCT_BOUNDS.modifierLength).optional(),
        addedPrice: amount.optional(),
        choices: z
          .array(
            z.strictObject({
              name: text(PRODUCT_BOUNDS.modifierName).min(1),
              colorCode: z
                .string()
                .regex(/^#[\da-f]{6}$/i)
                .optional(),
              addedPrice: amount.optional(),
            }),
          )
          .max(PRODUCT_BOUNDS.variants)
          .optional(),
      }),
    )
    .max(PRODUCT_BOUNDS.modifiers)
    .optional(),
  pictures: z
    .array(z.strictObject({ url: text(2048), text: short.optional() }))
    .max(PRODUCT_BOUNDS.pictures)
    .optional(),
  seoTitle: short.optional(),
  seoDescription: short.optional(),
  options: z.array(short).max(6),
  choiceOrder: z.array(z.array(short).max(PRODUCT_BOUNDS.variants)).max(6).optional(),
  choicePictures: z
    .array(z.strictObject({ option: short, choice: short, url: text(2048) }))
    .max(PRODUCT_BOUNDS.variants)
    .optional(),
  variants: z.array(variant).min(1).max(PRODUCT_BOUNDS.variants),
});

export const list = z.array(imported).min(1).max(MAX_PRODUCTS);
export type Imported = z.infer<typeof imported>;
export type ImportedVariant = Imported['variants'][number];
