/**
 * What other services may use of the catalog, in the current transaction of the database.
 *
 * One product is stored (`product.ts`); both catalogs the SDK knows are views of it. Where a shop's own facts stand,
 * so that a storefront finds them by the SDK alone:
 * - the family: the product's first category (`directCategoriesInfo`, `collectionIds`);
 * - the number (№) and the palette: `extendedFields.namespaces['@halfdrop/poster']`
 *   = `{ number, family, familyName, palette, paletteName, colors }`;
 * - the palette once more as an info section with `uniqueName` `palette-<name>`, for facets (aggregate and filter
 *   `infoSections.uniqueName`) and for apps on the first catalog (`additionalInfoSections`);
 * - "New": `ribbon.name`.
 */
export { type CatalogItem, findCheapestItems, findItems, findWholeProducts } from './find-items.ts';
export { findProductsByKeys } from './find-by-keys.ts';
export { hiddenProducts } from './hidden-products.ts';
export { choicesSentence, missingChoices } from './missing-choices.ts';
export { changeOrderStock, type OrderedLine, releaseStock, reserveStock } from './order-stock.ts';
export { brandAttribute, infoSectionAttribute, ribbonAttribute } from './attributes/attribute.ts';
export {
  followBrand,
  followInfoSection,
  followRibbon,
  updateUses,
  removeBrandFromProducts,
  removeInfoSectionFromProducts,
  removeRibbonFromProducts,
} from './attributes/follow.ts';
export { counted, getOrMake, withLocked, rejectTaken, spoken } from './attributes/serve.ts';
export { brands, infoSections, ribbons } from './attributes/tables.ts';
export {
  assignedChoices,
  customizationUse,
  followCustomization,
  removeModifierFromProducts,
  removeModifierChoicesFromProducts,
} from './customizations/follow.ts';
export { connectedIn } from './customizations/connected.ts';
export { freeTextOf, lookUp, valueOf } from './customizations/same.ts';
export {
  MAX_PER_TYPE as MAX_CUSTOMIZATIONS_OF_A_TYPE,
  roomFor as roomForCustomizations,
} from './customizations/quota.ts';
export {
  choicesIn,
  type Customization,
  type CustomizationChoice,
  customizations,
  MAX_CHOICES,
} from './customizations/tables.ts';
export { MAX_TEXT } from './rules/answer-errors.ts';
export { described } from './rules/rich-text.ts';
export {
  ancestorsOf,
  arrangeUnder,
  descendantsOf,
  followTree,
  lockTree,
  MAX_DEPTH,
  siblingsUnder,
} from './category-tree.ts';
export {
  createCollection,
  deleteCategoryTree,
  deleteCollection,
  insertCategory,
  saveCategory,
  setCover,
  updateCollection,
} from './collection-change.ts';
export { emitCategoryMoved, emitItemsArranged } from './collection-events.ts';
export { changeMembers, membersOf, moveMembers } from './collection-members.ts';
export { collectionMedia } from './collection-media.ts';
export {
  categoryTrails,
  countProductsIn,
  readCollection,
  readCollectionBySlug,
  rejectAllProducts,
} from './collection-reads.ts';
export { mergeVariants } from './merge-variants.ts';
export { forgetStock, lockStockStatus, insertStock } from './new-stock.ts';
export {
  createProduct,
  createProducts,
  deleteProduct,
  type LockedProduct,
  lockProduct,
  lockProducts,
  productNotFound,
  readLocked,
} from './product-change.ts';
export {
  ALL_PRODUCTS_CATEGORY_ID,
  ALL_PRODUCTS_ID,
  categoryIdsOf,
  choicesOf,
  type Collection,
  isAllProducts,
  LEGACY_STORES_APP_ID,
  type Product,
  type ProductInput,
  type ProductMedia,
  type ProductOption,
  STORES_APP_ID,
  STORES_TREE,
  type StoredVariant,
} from './product.ts';
export { adjusted, type Adjustment, isPrice } from './rules/adjust.ts';
export { cheapestOf } from './rules/derive.ts';
export { offeredSubscriptions, subscriptionPrice, type Subscription } from './rules/subscriptions.ts';
export {
  categories,
  collections,
  findBySlug,
  findCollectionBySlug,
  legacyProductList,
  productList,
  products,
} from './tables.ts';
export { changeProduct, composeNew, patched, type ProductPatch } from './update-product.ts';
export {
  type CatalogReference,
  findByChoices,
  isOurs,
  namesNoChoice,
  presentAppId,
  variantIdOf,
} from './reference.ts';
export { noSuchChoice, seenChoice } from './seen-choice.ts';
export { shownVariant } from './shown-variant.ts';
export { type SeedCollection, seedCollections, type SeedProduct, seedProducts } from './seed-products.ts';
