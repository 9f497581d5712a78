import { wordsOfName } from '../../../picker/choice.ts';
import { posterOf } from '../../../../wix/media-url.ts';
import type { Product, ProductInput } from '../../../../wix/product-operations.ts';
import type { MediaFile, MediaKind } from '../../../../wix/upload-operations.ts';
import {
  blankVariant,
  countCombinations,
  MOST_CHOICES,
  MOST_VARIANTS,
  type FileDraft,
  type OptionDraft,
  type VariantDraft,
} from './variants.ts';

export const LONGEST_NAME = 80;
export const LONGEST_DESCRIPTION = 16_000;
export const MOST_PICTURES = 50;
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
const LONGEST_SKU = 40;

export type ProductType = 'PHYSICAL' | 'DIGITAL';

export interface PictureDraft {
  id: string;
  /** Of a video its first picture. */
  url: string;
  alt: string;
  /** A video, by the SDK's address: `wix:video://v1/…`. */
  video?: string;
}

export interface ProductForm {
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
  productType: 'PHYSICAL',
  name: '',
  description: '',
  visible: true,
  pictures: [],
  options: [],
  variants: [blankVariant()],
});

type WireVariant = NonNullable<NonNullable<Product['variantsInfo']>['variants']>[number];
type WireMedia = NonNullable<NonNullable<Product['media']>['main']>;

const mediaId = ({ _id, image, video, url }: WireMedia): string =>
  _id ?? /^wix:(?:image|video):\/\/v1\/([^/#]+)/.exec(image ?? video ?? '')?.[1] ?? url ?? '';

function pictureDraft(media: WireMedia): PictureDraft {
  const id = mediaId(media);
  const { video } = media;
  return {
    id,
    url: video ? posterOf(id, video) : (media.image ?? media.url ?? ''),
    alt: media.altText ?? '',
    ...(video && { video }),
  };
}

/** A file of the library as a picture of the product; its name is a beginning of what it shows. */
export function draftOfFile({
  _id: id = '',
  url,
  media,
  mediaType,
  displayName = '',
}: MediaFile): PictureDraft {
  const alt = wordsOfName(displayName);
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

const soldFile = ({ digitalProperties }: WireVariant): FileDraft | undefined => {
  const { _id: id, fileName, fileSize } = digitalProperties?.digitalFile ?? {};
  return id ? { id, name: fileName ?? id, sizeInBytes: fileSize ? Number(fileSize) : undefined } : undefined;
};

function variantDraft(options: readonly OptionDraft[]): (variant: WireVariant) => VariantDraft {
  return (variant) => {
    const { _id, choices = [], price, sku, physicalProperties, visible } = variant;
    const file = soldFile(variant);
    const chosen = new Map(
      choices.map(({ optionChoiceNames: names }) => [names?.optionName ?? '', names?.choiceName ?? '']),
    );
    return {
      ...(_id ? { id: _id } : {}),
      choices: options.map(({ name }) => chosen.get(name) ?? ''),
      price: price?.actualPrice?.amount ?? '',
      compareAt: price?.compareAtPrice?.amount ?? '',
      sku: sku ?? '',
      weight: physicalProperties?.weight?.toString() ?? '',
      visible: visible ?? true,
      ...(file && { file }),
      quantity: '',
    };
  };
}

export function readForm(product: Product): ProductForm {
  const options = (product.options ?? []).map(({ _id, name, choicesSettings }) => ({
    ...(_id ? { id: _id } : {}),
    name: name ?? '',
    choices: (choicesSettings?.choices ?? []).map(({ choiceId, name: choice }) => ({
      ...(choiceId ? { id: choiceId } : {}),
      name: choice ?? '',
    })),
  }));
  const media = product.media?.itemsInfo?.items ?? (product.media?.main ? [product.media.main] : []);
  return {
    productType: product.productType === 'DIGITAL' ? 'DIGITAL' : 'PHYSICAL',
    name: product.name ?? '',
    description: product.plainDescription ?? '',
    visible: product.visible ?? false,
    pictures: media.map((item) => pictureDraft(item)),
    options,
    variants: (product.variantsInfo?.variants ?? []).map(variantDraft(options)),
  };
}

/** What a parcel has to know, or what is downloaded. A file does not run out. */
function kindInput(productType: ProductType, { id, weight, quantity, file }: VariantDraft) {
  if (productType === 'DIGITAL')
    return {
      digitalProperties: file ? { digitalFile: { _id: file.id } } : {},
      ...(id ? {} : { inventoryItem: { inStock: true } }),
    };
  return {
    physicalProperties: weight.trim() ? { weight: Number(weight) } : {},
    ...(id ? {} : { inventoryItem: { quantity: Number(quantity) } }),
  };
}

function variantInput(productType: ProductType, options: readonly OptionDraft[], variant: VariantDraft) {
  const { id, choices, price, compareAt, sku, visible } = variant;
  return {
    ...(id ? { _id: id } : {}),
    visible,
    ...(sku.trim() ? { sku: sku.trim() } : {}),
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
export function toProductInput(form: ProductForm, revision?: string): ProductInput {
  const options = form.options.filter(({ choices }) => choices.length > 0);
  return {
    ...(revision === undefined ? kindOf(form.productType) : { revision }),
    name: form.name.trim(),
    plainDescription: form.description.trim(),
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
    options: options.map(({ id, name, choices }) => ({
      ...(id ? { _id: id } : {}),
      name: name.trim(),
      optionRenderType: 'TEXT_CHOICES' as const,
      choicesSettings: {
        choices: choices.map((choice) => ({
          ...(choice.id ? { choiceId: choice.id } : {}),
          choiceType: 'CHOICE_TEXT' as const,
          name: choice.name.trim(),
        })),
      },
    })),
    variantsInfo: {
      variants: form.variants.map((variant) => variantInput(form.productType, options, variant)),
    },
  };
}

/** What the platform takes for each field of the form. */
const inputs: Readonly<Record<string, readonly (keyof ProductInput)[]>> = {
  name: ['name'],
  description: ['plainDescription'],
  visible: ['visible'],
  pictures: ['media'],
  options: ['options', 'variantsInfo'],
  variants: ['options', 'variantsInfo'],
};

/** Only what was changed, so that what others change meanwhile stays. */
export function changedInput(input: ProductInput, changed: ReadonlySet<string>): ProductInput {
  const keys = new Set([...changed].flatMap((name) => inputs[name] ?? []));
  return Object.fromEntries([...keys].map((key) => [key, input[key]]));
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
    if (choices.length > MOST_CHOICES) return [[`${at}.choices`, 'choices']];
    return twice(choices.map((choice) => choice.name)) ? [[`${at}.choices`, 'choiceTwice']] : [];
  });
}

function variantErrors(productType: ProductType, variant: VariantDraft, index: number): [string, string][] {
  const at = `variants.${index}`;
  const { price, compareAt, weight, sku, id, quantity, file } = variant;
  const isFile = productType === 'DIGITAL';
  const checks: [boolean, string, string][] = [
    [!pricePattern.test(price.trim()), 'price', 'price'],
    [compareAt.trim() !== '' && !pricePattern.test(compareAt.trim()), 'compareAt', 'price'],
    [pricePattern.test(compareAt.trim()) && Number(compareAt) < Number(price), 'compareAt', 'compareAtLower'],
    [isFile && !file, 'file', 'file'],
    [!isFile && weight.trim() !== '' && !weightPattern.test(weight.trim()), 'weight', 'weight'],
    [sku.trim().length > LONGEST_SKU, 'sku', 'sku'],
    [!isFile && !id && !quantityPattern.test(quantity.trim()), 'quantity', 'quantity'],
  ];
  return checks.flatMap(([wrong, field, key]): [string, string][] =>
    wrong ? [[`${at}.${field}`, key]] : [],
  );
}

export function formErrors(form: ProductForm): FormErrors {
  const skus = form.variants.map(({ sku }) => sku.trim()).filter((sku) => sku !== '');
  return Object.fromEntries([
    ...(form.name.trim() === '' ? [['name', 'name']] : []),
    ...(form.name.trim().length > LONGEST_NAME ? [['name', 'nameLong']] : []),
    ...(form.description.length > LONGEST_DESCRIPTION ? [['description', 'descriptionLong']] : []),
    ...optionErrors(form.options),
    ...(countCombinations(form.options) > MOST_VARIANTS ? [['options', 'variants']] : []),
    ...form.variants.flatMap((variant, index) => variantErrors(form.productType, variant, index)),
    ...(twice(skus) ? [['variants', 'skuTwice']] : []),
  ]);
}
