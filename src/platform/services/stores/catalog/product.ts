import type {
  CategoriesApi,
  CollectionsApi,
  ProductsV3Api,
  Reply,
  Request,
} from '#platform/contract/index.ts';

/** The stores app's catalog, and the id it had before; both mean this catalog. */
export const STORES_APP_ID = '215238eb-22a5-4c36-9e7b-e7c08025e04e';
export const LEGACY_STORES_APP_ID = '1380b703-ce81-ff05-f115-39571d94dfcd';

/** Holds every product, and always was; its id is not a GUID. */
export const ALL_PRODUCTS_ID = '00000000-000000-000000-000000000001';

/** The same as the third catalog names it, whose ids are GUIDs. */
export const ALL_PRODUCTS_CATEGORY_ID = '00000000-0000-4000-8000-000000000001';

export const isAllProducts = (id: string): boolean =>
  id === ALL_PRODUCTS_ID || id === ALL_PRODUCTS_CATEGORY_ID;

/** There is one tree of categories. */
export const STORES_TREE = { appNamespace: '@wix/stores' };

type ApiProduct = NonNullable<Reply<ProductsV3Api, 'getProduct'>['product']>;

export type ProductInput = Request<ProductsV3Api, 'createProduct'>['product'];
export type Variant = NonNullable<NonNullable<ApiProduct['variantsInfo']>['variants']>[number];
export type VariantChoice = NonNullable<Variant['choices']>[number];
export type ProductOption = NonNullable<ApiProduct['options']>[number];
export type ProductMedia = NonNullable<NonNullable<ApiProduct['media']>['main']>;
export type Money = NonNullable<NonNullable<Variant['price']>['actualPrice']>;

/** A variant as it is kept: prices with the currency's digits, and whether there is one to sell. */
export type StoredVariant = Omit<Variant, 'choices'> & {
  id: string;
  visible: boolean;
  choices: VariantChoice[];
  price: NonNullable<Variant['price']> & { actualPrice: { amount: string } };
  inventoryStatus: { inStock: boolean; preorderEnabled: boolean };
};

/** A product as it is kept: the shape of the third catalog, complete; what follows from it is written beside it. */
export type Product = Omit<ApiProduct, 'variantsInfo' | 'directCategoriesInfo' | 'options'> & {
  id: string;
  createdDate: string;
  updatedDate: string;
  numericId: string;
  name: string;
  slug: string;
  visible: boolean;
  handle: string;
  productType: 'PHYSICAL' | 'DIGITAL';
  options: ProductOption[];
  variantsInfo: { variants: StoredVariant[] };
  directCategoriesInfo: { categories: { id: string; index: number }[] };
  actualPriceRange: { minValue: { amount: string }; maxValue: { amount: string } };
  minVariantPriceInfo?: {
    actualPrice: { amount: string };
    compareAtPrice?: { amount: string };
    sku?: string;
    weight?: number;
  };
  inventory: {
    availabilityStatus: 'IN_STOCK' | 'OUT_OF_STOCK' | 'PARTIALLY_OUT_OF_STOCK';
    preorderStatus: 'ENABLED' | 'DISABLED' | 'PARTIALLY_ENABLED';
    preorderAvailability: 'ALL_VARIANTS' | 'NO_VARIANTS' | 'SOME_VARIANTS';
  };
};

type ApiCollection = NonNullable<Reply<CollectionsApi, 'getCollection'>['collection']>;
type ApiCategory = NonNullable<Reply<CategoriesApi, 'getCategory'>['category']>;

/** A category, as the first catalog names it: a collection. How many products it has is counted, not kept. */
export type Collection = ApiCollection & {
  id: string;
  name: string;
  slug: string;
  visible: boolean;
  createdDate: string;
  lastUpdated: string;
} & Partial<Pick<ApiCategory, 'richContentDescription' | 'extendedFields'>> & {
    revision?: string;
    /** As `lastUpdated`; the third catalog filters and sorts by it. */
    updatedDate?: string;
    /** Its place among those with the same parent; at the top there is none. */
    parentCategory?: { id?: string; index: number };
    treeReference?: { appNamespace: string };
    handle?: string;
    managingAppId?: string;
    seoSchema?: object;
    /** Ids of the products that somebody put first, in their order. */
    arranged?: string[];
  };

export const categoryIdsOf = (product: Product): string[] =>
  product.directCategoriesInfo.categories.map(({ id }) => id);

export const choiceNameOf = (choice: VariantChoice): { option: string; value: string } => ({
  option: choice.optionChoiceNames?.optionName ?? '',
  value: choice.optionChoiceNames?.choiceName ?? '',
});

/** `{ Size: '50 × 70 cm', Frame: 'Oak' }` */
export const choicesOf = (variant: Pick<StoredVariant, 'choices'>): Record<string, string> =>
  Object.fromEntries(variant.choices.map(choiceNameOf).map(({ option, value }) => [option, value]));
