/**
 * Names of the hosted schema as its users have published them, where the rule of `names.ts` would say something else.
 * Sources: the storefront template for Next.js that spoke GraphQL (`lib/wix/index.ts` and its generated types), and
 * https://www.wix.com/graphql-public-server/docs/.
 */

/** What a package's types begin with. */
export const typePrefixes: Readonly<Record<string, string>> = {
  // `CatalogV1Product`, `CatalogV1Collection`, `CatalogV1OptionType`
  stores_products: 'CatalogV1',
};

/** Packages that speak of another's types, as long as both describe them alike: `EcomCartV1Cart` of the current cart. */
export const lenders: Readonly<Record<string, string>> = {
  'ecom_current-cart': 'ecom_cart',
  'ecom_current-cart-v-2': 'ecom_cart-v-2',
  stores_collections: 'stores_products',
};

/** Types that many packages have alike: their name, and the package whose description counts. */
export const sharedTypes: Readonly<Record<string, { name: string; home: string }>> = {
  Sorting: { name: 'CommonSorting', home: 'stores_products' },
  SortOrder: { name: 'CommonSortOrder', home: 'stores_products' },
  Paging: { name: 'CommonPaging', home: 'members_members' },
  CursorPaging: { name: 'CommonCursorPaging', home: 'reviews_reviews' },
  Cursors: { name: 'CommonCursors', home: 'reviews_reviews' },
  CatalogReference: { name: 'EcommerceCatalogSpiV1CatalogReference', home: 'ecom_recommendations' },
};

/** Other names of mutations, by operation. */
export const otherNames: Readonly<Record<string, string>> = {
  'ecom_current-cart.getCurrentCart': 'ecomCartV1CurrentCartGetCurrentCart',
};
