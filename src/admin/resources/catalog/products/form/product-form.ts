import { partsOfName } from '#admin/picker/choice.ts';
import { posterOf } from '#wix/media-url.ts';
import type { Product, ProductChange } from '#wix/product-operations.ts';
import type { MediaFile, MediaKind } from '#wix/upload-operations.ts';
import type { PickedFile } from '#admin/picker/with-alt-text.ts';
import { carriesForeign } from '#admin/ui/rich-text/foreign-nodes.ts';
import {
  factErrors,
  factFields,
  factsInput,
  htmlOf,
  noFacts,
  readFacts,
  textInput,
  type ProductFacts,
} from './product-facts.ts';
import { optionInput } from './option-input.ts';
import {
  blankVariant,
  countCombinations,
  MAX_CHOICES,
  MAX_VARIANTS,
  type ChoiceDraft,
  type FileDraft,
  type OptionDraft,
  type VariantDraft,
  type VariantRest,
} from './variants.ts';

export const MAX_NAME = 80;
export const MAX_DESCRIPTION = 16_000;
export const MAX_PICTURES = 50;
export const PICTURE_KINDS: readonly MediaKind[] = ['IMAGE', 'VECTOR', 'VIDEO'];
/** Whatever can be downloaded. */
export const FILE_KINDS: readonly MediaKind[] = [
  'DOCUMENT',
  'ARCHIVE',
  'IMAGE',
  'VECTOR',
  'AUDIO',
  'VIDEO',
  'MODEL3D',
  'OTHER',
];
const MAX_SKU = 40;

export type ProductType = 'PHYSICAL' | 'DIGITAL';

export interface PictureDraft {
  id: string;
  /** Of a video its first picture. */
  url: string;
  alt: string;
  /** A video, by the SDK's address: `wix:video://v1/…`. */
  video?: string;
}

export interface ProductForm extends ProductFacts {
  /** Chosen once: it stays as it was made. */
  productType: ProductType;
  name: string;
  /** HTML. */
  description: string;
  visible: boolean;
  pictures: PictureDraft[];
  options: OptionDraft[];
  variants: VariantDraft[];
}

export const emptyForm = (): ProductForm => ({
  ...noFacts(),
  productType: 'PHYSICAL',
  name: '',
  description: '',
  visible: true,
  pictures: [],
  options: [],
  variants: [blankVariant()],
});

type ApiVariant = NonNullable<NonNullable<Product['variantsInfo']>['variants']>[number];
type ApiMedia = NonNullable<NonNullable<Product['media']>['main']>;

const mediaId = ({ _id, image, video, url }: ApiMedia): string =>
  _id ?? /^wix:(?:image|video):\/\/v1\/([^/#]+)/.exec(image ?? video ?? '')?.[1] ?? url ?? '';

function pictureDraft(media: ApiMedia): PictureDraft {
  const id = mediaId(media);
  const { video } = media;
  return {
    id,
    url: video ? posterOf(id, video) : (media.image ?? media.url ?? ''),
    alt: media.altText ?? '',
    ...(video && { video }),
  };
}

/** A file of the library as a picture of the product, with its alt text there; else its name is a beginning of one. */
export function draftOfFile({
  _id: id = '',
  url,
  media,
  mediaType,
  displayName = '',
  altText,
}: PickedFile): PictureDraft {
  const alt = altText ?? partsOfName(displayName);
  if (mediaType !== 'VIDEO')
    return { id, url: media?.image?.image ?? media?.vector?.image ?? url ?? `/media/${id}`, alt };
  const video = media?.video ?? `wix:video://v1/${id}/${encodeURIComponent(displayName)}`;
  return { id, url: posterOf(id, video), alt, video };
}

/** A file of the library as what is sold. */
export const fileDraft = ({ _id: id = '', displayName, sizeInBytes }: MediaFile): FileDraft => ({
  id,
  name: displayName ?? id,
  sizeInBytes: sizeInBytes ? Number(sizeInBytes) : undefined,
});

const soldFile = ({ digitalProperties }: ApiVariant): FileDraft | undefined => {
  const { _id: id, fileName, fileSize } = digitalProperties?.digitalFile ?? {};
  return id ? { id, name: fileName ?? id, sizeInBytes: fileSize ? Number(fileSize) : undefined } : undefined;
};

/** Arrays are replaced whole: what this page does not show of a variant goes back with it. */
function restOf({ barcode, media, physicalProperties }: ApiVariant): VariantRest | undefined {
  const { weight: _weight, pricePerUnit, ...sizes } = physicalProperties ?? {};
  const { value: _value, ...perUnit } = pricePerUnit ?? {};
  const physical = { ...sizes, ...(Object.keys(perUnit).length > 0 && { pricePerUnit: perUnit }) };
  const rest = {
    ...(barcode && { barcode }),
    ...(media && { media }),
    ...(Object.keys(physical).length > 0 && { physicalProperties: physical }),
  };
  return Object.keys(rest).length > 0 ? rest : undefined;
}

function variantDraft(options: readonly OptionDraft[]): (variant: ApiVariant) => VariantDraft {
  return (variant) => {
    const { _id, choices = [], price, sku, physicalProperties, visible, revenueDetails } = variant;
    const rest = restOf(variant);
    const file = soldFile(variant);
    const chosen = new Map(
      choices.map(({ optionChoiceNames: names }) => [names?.optionName ?? '', names?.choiceName ?? '']),
    );
    return {
      ...(_id ? { id: _id } : {}),
      choices: options.map(({ name }) => chosen.get(name) ?? ''),
      price: price?.actualPrice?.amount ?? '',
      compareAt: price?.compareAtPrice?.amount ?? '',
      cost: revenueDetails?.cost?.amount ?? '',
      sku: sku ?? '',
      weight: physicalProperties?.weight?.toString() ?? '',
      visible: visible ?? true,
      ...(file && { file }),
      ...(rest && { rest }),
      quantity: '',
    };
  };
}

export function readForm(product: Product): ProductForm {
  const options = (product.options ?? []).map(({ _id, name, optionRenderType, choicesSettings }) => ({
    ...(_id ? { id: _id } : {}),
    name: name ?? '',
    ...(optionRenderType === 'SWATCH_CHOICES' && { renderType: optionRenderType }),
    choices: (choicesSettings?.choices ?? []).map(({ choiceId, name: choice, ...look }) => {
      const { choiceType, colorCode, linkedMedia } = look;
      const rest: NonNullable<ChoiceDraft['rest']> = {
        ...(choiceType && choiceType !== 'CHOICE_TEXT' && { choiceType }),
        ...(colorCode && { colorCode }),
        ...(linkedMedia?.length && { linkedMedia }),
      };
      return {
        ...(choiceId ? { id: choiceId } : {}),
        name: choice ?? '',
        ...(Object.keys(rest).length > 0 && { rest }),
      };
    }),
  }));
  const media = product.media?.itemsInfo?.items ?? (product.media?.main ? [product.media.main] : []);
  return {
    ...readFacts(product),
    productType: product.productType === 'DIGITAL' ? 'DIGITAL' : 'PHYSICAL',
    name: product.name ?? '',
    description: htmlOf(product.description, product.plainDescription),
    visible: product.visible ?? false,
    pictures: media.map((item) => pictureDraft(item)),
    options,
    variants: (product.variantsInfo?.variants ?? []).map(variantDraft(options)),
  };
}

/** What a parcel has to know, or what is downloaded. A file does not run out. */
function kindInput(productType: ProductType, { id, weight, quantity, file, rest }: VariantDraft) {
  if (productType === 'DIGITAL')
    return {
      digitalProperties: file ? { digitalFile: { _id: file.id } } : {},
      ...(id ? {} : { inventoryItem: { inStock: true } }),
    };
  return {
    physicalProperties: { ...rest?.physicalProperties, ...(weight.trim() && { weight: Number(weight) }) },
    ...(id ? {} : { inventoryItem: { quantity: Number(quantity) } }),
  };
}

function variantInput(productType: ProductType, options: readonly OptionDraft[], variant: VariantDraft) {
  const { id, choices, price, compareAt, cost, sku, visible, rest } = variant;
  return {
    ...(id ? { _id: id } : {}),
    visible,
    ...(sku.trim() ? { sku: sku.trim() } : {}),
    ...(rest?.barcode && { barcode: rest.barcode }),
    ...(rest?.media && { media: rest.media }),
    ...(cost.trim() && { revenueDetails: { cost: { amount: cost.trim() } } }),
    price: {
      actualPrice: { amount: price.trim() },
      ...(compareAt.trim() ? { compareAtPrice: { amount: compareAt.trim() } } : {}),
    },
    ...kindInput(productType, variant),
    choices: choices.map((choiceName, index) => ({
      optionChoiceNames: { optionName: options[index]?.name.trim() ?? '', choiceName },
    })),
  };
}

const kindOf = (productType: ProductType) =>
  productType === 'DIGITAL'
    ? { productType: 'DIGITAL' as const }
    : { productType: 'PHYSICAL' as const, physicalProperties: {} };

/** What the platform is sent; an edit carries the revision it was made upon. */
export function toProductInput(form: ProductForm, before?: Product): ProductChange {
  const options = form.options.filter(({ choices }) => choices.length > 0);
  return {
    ...factsInput(form, before),
    ...(before ? { revision: before.revision ?? '' } : kindOf(form.productType)),
    name: form.name.trim(),
    ...textInput(form.description),
    visible: form.visible,
    media: {
      itemsInfo: {
        items: form.pictures.map(({ id, alt, video }) => ({
          _id: id,
          // Its name and first picture go with it; of a picture the platform keeps them.
          ...(video && { video }),
          ...(alt.trim() ? { altText: alt.trim() } : {}),
        })),
      },
    },
    options: options.map((option) => optionInput(option, before)),
    variantsInfo: {
      variants: form.variants.map((variant) => variantInput(form.productType, options, variant)),
    },
  };
}

/** What the platform takes for each field of the form. */
const inputs: Readonly<Record<string, readonly (keyof ProductChange)[]>> = {
  ...factFields,
  name: ['name'],
  description: ['plainDescription', 'description'],
  visible: ['visible'],
  pictures: ['media'],
  options: ['options', 'variantsInfo'],
  variants: ['options', 'variantsInfo'],
};

/** Only what was changed, so that what others change meanwhile stays. */
export function changedInput(input: ProductChange, changed: ReadonlySet<string>): ProductChange {
  const keys = new Set([...changed].flatMap((name) => inputs[name] ?? []));
  return Object.fromEntries(
    [...keys].flatMap((key) => (input[key] === undefined ? [] : [[key, input[key]]])),
  );
}

/** Message keys by place: `name`, `options.0.name`, `variants.2.price`. */
export type FormErrors = Readonly<Record<string, string>>;

const pricePattern = /^\d{1,9}(\.\d{1,3})?$/;
const weightPattern = /^\d{1,5}(\.\d{1,3})?$/;
const quantityPattern = /^\d{1,5}$/;

const twice = (names: readonly string[]): boolean =>
  new Set(names.map((name) => name.trim().toLowerCase())).size < names.length;

function optionErrors(options: readonly OptionDraft[]): [string, string][] {
  return options.flatMap(({ name, choices }, index): [string, string][] => {
    const at = `options.${index}`;
    if (name.trim() === '') return [[`${at}.name`, 'optionName']];
    if (twice(options.map((option) => option.name)) && index > 0) return [[`${at}.name`, 'optionTwice']];
    if (choices.length === 0) return [[`${at}.choices`, 'noChoice']];
    if (choices.length > MAX_CHOICES) return [[`${at}.choices`, 'choices']];
    return twice(choices.map((choice) => choice.name)) ? [[`${at}.choices`, 'choiceTwice']] : [];
  });
}

function variantErrors(productType: ProductType, variant: VariantDraft, index: number): [string, string][] {
  const at = `variants.${index}`;
  const { price, compareAt, cost, weight, sku, id, quantity, file } = variant;
  const isFile = productType === 'DIGITAL';
  const checks: [boolean, string, string][] = [
    [!pricePattern.test(price.trim()), 'price', 'price'],
    [compareAt.trim() !== '' && !pricePattern.test(compareAt.trim()), 'compareAt', 'price'],
    [pricePattern.test(compareAt.trim()) && Number(compareAt) < Number(price), 'compareAt', 'compareAtLower'],
    [cost.trim() !== '' && !pricePattern.test(cost.trim()), 'cost', 'price'],
    [isFile && !file, 'file', 'file'],
    [!isFile && weight.trim() !== '' && !weightPattern.test(weight.trim()), 'weight', 'weight'],
    [sku.trim().length > MAX_SKU, 'sku', 'sku'],
    [!isFile && !id && !quantityPattern.test(quantity.trim()), 'quantity', 'quantity'],
  ];
  return checks.flatMap(([wrong, field, key]): [string, string][] =>
    wrong ? [[`${at}.${field}`, key]] : [],
  );
}

/** @param made it exists already */
export function formErrors(form: ProductForm, made = false): FormErrors {
  const skus = form.variants.map(({ sku }) => sku.trim()).filter((sku) => sku !== '');
  return Object.fromEntries([
    ...(form.name.trim() === '' ? [['name', 'name']] : []),
    ...(form.name.trim().length > MAX_NAME ? [['name', 'nameLong']] : []),
    ...(form.description.length > MAX_DESCRIPTION && !carriesForeign(form.description)
      ? [['description', 'descriptionLong']]
      : []),
    ...factErrors(form, made),
    ...optionErrors(form.options),
    ...(countCombinations(form.options) > MAX_VARIANTS ? [['options', 'variants']] : []),
    ...form.variants.flatMap((variant, index) => variantErrors(form.productType, variant, index)),
    ...(twice(skus) ? [['variants', 'skuTwice']] : []),
  ]);
}
