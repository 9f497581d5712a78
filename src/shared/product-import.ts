import type { FileImport, ImportMapping } from './imports.ts';

/** How many options a product has at most. */
export const OPTION_NUMBERS = [1, 2, 3, 4, 5, 6] as const;
type OptionNumber = (typeof OPTION_NUMBERS)[number];

/** What a column of a file can become, in the order in which it is offered. */
export const productImportFields = [
  'handle',
  'id',
  'parent',
  'name',
  'description',
  'summary',
  'visible',
  'status',
  'productType',
  'giftCard',
  'needsDelivery',
  'taxable',
  'brand',
  'ribbon',
  'collections',
  'tags',
  'option1',
  'choice1',
  'option2',
  'choice2',
  'option3',
  'choice3',
  'option4',
  'choice4',
  'option5',
  'choice5',
  'option6',
  'choice6',
  'sku',
  'barcode',
  'price',
  'priceBeforeTax',
  'compareAtPrice',
  'listPrice',
  'salePrice',
  'onSale',
  'saleStart',
  'saleEnd',
  'surcharge',
  'discountMode',
  'discountValue',
  'discountPercent',
  'cost',
  'weight',
  'weightUnit',
  'grams',
  'pounds',
  'ounces',
  'stock',
  'inStock',
  'tracked',
  'backorders',
  'variantVisible',
  'pictures',
  'pictureText',
  'picturePosition',
  'variantPicture',
  'infoTitle',
  'infoText',
  'modifierName',
  'modifierKind',
  'modifierText',
  'modifierLength',
  'modifierMandatory',
  'packedModifiers',
  'seoTitle',
  'seoDescription',
  'kind',
  'packedOptions',
  'packedOptionNames',
] as const;

export type ProductImportField = (typeof productImportFields)[number];

/** Several columns of a file may be one of these, such as a picture each. */
export const repeatableProductFields = [
  'pictures',
  'pictureText',
  'infoTitle',
  'infoText',
  'modifierName',
  'modifierKind',
  'modifierText',
  'modifierLength',
  'modifierMandatory',
] as const satisfies readonly ProductImportField[];

/** What files say of a product and the store has no place for, or keeps in another way. */
export const productImportNotes = [
  'backorders',
  'sharedStock',
  'sharedSku',
  'untaxed',
  'noDelivery',
  'digitalFile',
  'saleDates',
  'beforeTax',
  'weightUnit',
  'relativePictures',
  'variantPictures',
  'swatches',
  'attributes',
  'longNames',
  'modifiers',
  'summary',
  'categoryPaths',
  'categoryIds',
  'types',
  'translations',
] as const;
export type ProductImportNote = (typeof productImportNotes)[number];

export const optionField = (number: OptionNumber): ProductImportField => `option${number}`;
export const choiceField = (number: OptionNumber): ProductImportField => `choice${number}`;

export interface ProductImportOptions {
  /** Products that the shop has are changed; without, only new ones are made. */
  update: boolean;
  /** Collections that the shop does not have are made; without, their row is rejected. */
  newCollections: boolean;
}

export type ProductImport = FileImport<ProductImportField, ProductImportOptions>;

/** Without one of them no row can be a product. */
export const missingProductFields = (mapping: ImportMapping<ProductImportField>): ProductImportField[] =>
  (['handle', 'sku', 'name', 'parent'] as const).some((field) => mapping.includes(field)) ? [] : ['handle'];

export interface ImportedVariant {
  /** Of the file. */
  row: number;
  /** Of each option, in their order. */
  choices: string[];
  sku?: string;
  barcode?: string;
  price?: string;
  /** Empty where a reduction ends, and in what is exported where there is none. */
  compareAtPrice?: string;
  /** What it costs more, or less, than the product that it becomes a variant of. */
  priceChange?: string;
  cost?: string;
  /** In kg. */
  weight?: number;
  quantity?: number;
  inStock?: boolean;
  /** The file says that nobody counts it: a new one is in stock, one that is there stays as it is counted. */
  isUntracked?: boolean;
  visible?: boolean;
}

export interface ImportedPicture {
  url: string;
  text?: string;
}

/** A picture of the product that shows one choice of an option. */
export interface ImportedChoicePicture {
  option: string;
  choice: string;
  /** The address of one of the product's pictures. */
  url: string;
}

export interface ImportedSection {
  title: string;
  /** Simple HTML. */
  text: string;
}

/** What a choice of a modifier is called, how it looks and what it costs. */
export interface ImportedModifierChoice {
  name: string;
  /** `#rrggbb` */
  colorCode?: string;
  addedPrice?: string;
}

/** What the customer is asked for, which makes no variant: a text to engrave, a wrapping. */
export interface ImportedModifier {
  name: string;
  kind: 'FREE_TEXT' | 'TEXT_CHOICES' | 'SWATCH_CHOICES';
  isMandatory?: boolean;
  /** Above the text field. */
  title?: string;
  /** Of the text, in characters. */
  maxLength?: number;
  /** For any text. */
  addedPrice?: string;
  choices?: ImportedModifierChoice[];
}

/** What a file says of one product, as the platform takes it. */
export interface ImportedProduct {
  /** Of the file; it is written once. */
  row: number;
  handle?: string;
  /** The SKU of a product without options that these become the variants of. */
  baseSku?: string;
  name?: string;
  description?: string;
  visible?: boolean;
  /** Of a new product; one that the store has stays what it is. */
  productType?: 'PHYSICAL' | 'DIGITAL';
  brand?: string;
  ribbon?: string;
  /** By name. */
  collections?: string[];
  /** A collection that the store does not have is left out, where the import makes none; the product comes in without it. */
  hasOptionalCollections?: true;
  tags?: string[];
  sections?: ImportedSection[];
  modifiers?: ImportedModifier[];
  pictures?: ImportedPicture[];
  seoTitle?: string;
  seoDescription?: string;
  /** Names, in their order. */
  options: string[];
  /** Of each option, where the file lists its choices in another order than the variants make them. */
  choiceOrder?: string[][];
  /** Of one option only. */
  choicePictures?: ImportedChoicePicture[];
  variants: ImportedVariant[];
}

/** How many, and how long, these may be. */
export const PRODUCT_BOUNDS = {
  name: 80,
  handle: 300,
  description: 16_000,
  text: 500,
  collections: 50,
  tags: 100,
  tag: 50,
  sections: 20,
  sectionTitle: 50,
  modifiers: 10,
  modifierName: 50,
  modifierTitle: 150,
  modifierLength: 500,
  pictures: 15,
  variants: 1000,
  quantity: 99_999,
} as const;

/** Why a product that an import made stays. */
export const productRetentionReasons = ['CHANGED', 'ORDERED'] as const;
export type ProductRetentionReason = (typeof productRetentionReasons)[number];

/** What taking an import back would do. */
export interface ProductUndoPreview {
  /** Products that would be deleted. */
  deleted: number;
  kept: Partial<Record<ProductRetentionReason, number>>;
}
