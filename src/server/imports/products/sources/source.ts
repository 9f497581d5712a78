import type { ImportedModifier, ProductImportField } from '#shared/product-import.ts';
import type { DateStyle } from '#shared/date-styles.ts';
import type { Row } from '../../read-rows.ts';
import type { From } from '../from.ts';

/** What columns become, by their titles without case, spaces and marks. */
export type Titles = Readonly<Record<string, ProductImportField>>;

export type RowKind = 'product' | 'variant' | 'media' | 'ignored';

/** A variant, and the row that describes it. */
export interface VariantRow {
  row: Row;
  /** Of each option, in their order. */
  choices: string[];
  /** The row stands for several variants, which share its stock. */
  isShared?: true;
  /** Another variant has the identifiers of the row. */
  isCopy?: true;
  /** A row that changes the price of this variant. */
  priceRule?: Row;
}

/** The options and variants that the rows of a product describe. */
export interface Shape {
  /** The row of the product itself; undefined where its first row is a variant, too. */
  product?: Row;
  options: string[];
  /** Of each option, where the file lists its choices. */
  choiceOrder?: string[][];
  variants: VariantRow[];
}

export type CellOf = (row: Row, field: ProductImportField) => string;

/** Gathers the rows that are one product. */
export type GroupRows = (rows: AsyncIterable<Row>, cellOf: CellOf) => AsyncGenerator<Row[]>;

/** A cell that lists several categories, each of which may be a path. */
interface CategoryCell {
  between: RegExp;
  path: RegExp;
  /** Names at the root of every path, which are no categories of the store. */
  roots?: readonly string[];
}

/** A program whose product files are recognized by their titles. */
export interface ProductSource {
  name: string;
  /** Titles that together appear in no other program's files; any of the sets is enough. */
  signs: readonly (readonly string[])[];
  titles: Titles;
  /** Without it, the rows below each other with the same handle are one product. */
  group?: GroupRows;
  rowKind?: (cell: string) => RowKind;
  shape?: (from: From) => Shape;
  /** What a cell says in the words of this store. */
  normalize?: Readonly<Partial<Record<ProductImportField, (cell: string) => string>>>;
  /** What a variant's row says only where it differs from its product's. */
  inherited?: readonly ProductImportField[];
  categories?: CategoryCell;
  /** What a cell with all modifiers of a product says. */
  modifiersIn?: (from: From, cell: string, currency: string) => ImportedModifier[];
  /** What it has for collections is a word about the product, which need not be the name of one. */
  hasOptionalCollections?: true;
  /** Between the tags of a cell. */
  betweenTags?: RegExp;
  /** Between the addresses of a cell. */
  betweenPictures?: RegExp;
  /** Its rows are variants only, of products that the column `parent` names by their SKUs. */
  hasVariantsOnly?: true;
  /** Its pictures may be paths on its own server, which nobody can fetch from elsewhere. */
  hasRelativePictures?: true;
  /** Its weights are in a unit that only the other store's settings tell. */
  hasUnitlessWeights?: true;
  /** The column that says what type of product it is, where that is not one of its own. */
  typeField?: ProductImportField;
  /** The column that says whether a variant is sold, where its row says of itself that it is not visible. */
  variantVisibleField?: ProductImportField;
  /** How it writes the days of a sale. */
  dateStyle?: DateStyle;
}

/** Whether another program wrote the file: nobody can be asked to correct what it has wherever it was made. */
export const isForeign = ({ name }: ProductSource): boolean => name !== 'counterpart' && name !== 'unknown';
