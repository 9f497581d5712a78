import type { FileImport, ImportMapping } from './imports.ts';

/** What a column of a file of reviews can become, in the order in which it is offered. */
export const reviewImportFields = [
  'id',
  'productId',
  'handle',
  'sku',
  'product',
  'productUrl',
  'rating',
  'title',
  'body',
  'author',
  'firstName',
  'lastName',
  'email',
  'date',
  'verified',
  'status',
  'reply',
  'replyDate',
  'pictures',
  'parent',
  'duplicate',
] as const;
export type ReviewImportField = (typeof reviewImportFields)[number];

/** Several columns may become these. */
export const repeatableReviewFields = ['pictures', 'duplicate'] as const satisfies ReviewImportField[];

/** By which columns the product of a review is found, in the order in which they are tried. */
export const reviewProductFields = [
  'productId',
  'handle',
  'productUrl',
  'sku',
  'product',
] as const satisfies ReviewImportField[];

export interface ReviewImportOptions {
  /** New reviews wait for moderation, whatever the file says of them. */
  hold: boolean;
}

export type ReviewImport = FileImport<ReviewImportField, ReviewImportOptions>;

/** Without stars and a product no row can be a review. */
export const missingReviewFields = (mapping: ImportMapping<ReviewImportField>): ReviewImportField[] => [
  ...(mapping.includes('rating') ? [] : (['rating'] as const)),
  ...(reviewProductFields.some((field) => mapping.includes(field)) ? [] : (['product'] as const)),
];

export const reviewImportStatuses = ['APPROVED', 'IN_MODERATION', 'REJECTED'] as const;
export type ReviewImportStatus = (typeof reviewImportStatuses)[number];

/** What a file says of one review, as the platform takes it. */
export interface ImportedReview {
  /** Of the file; it is written once. */
  row: number;
  /** Of a review of this product. */
  id?: string;
  productId?: string;
  handle?: string;
  sku?: string;
  product?: string;
  rating: number;
  title?: string;
  body?: string;
  author?: string;
  email?: string;
  /** ISO 8601. */
  date?: string;
  verified?: boolean;
  status?: ReviewImportStatus;
  reply?: string;
  replyDate?: string;
  /** URLs, or ids of the library. */
  pictures?: string[];
}

/** Bounds of these fields, which are checked before the contract's. */
export const REVIEW_BOUNDS = { key: 500, text: 10_000, url: 2048, pictures: 50 } as const;

/** Why a review that an import brought stays. */
export const reviewRetentionReasons = ['CHANGED'] as const;
export type ReviewRetentionReason = (typeof reviewRetentionReasons)[number];

/** What undoing an import of reviews would do. */
export interface ReviewUndoPreview {
  deleted: number;
  kept: Partial<Record<ReviewRetentionReason, number>>;
}
