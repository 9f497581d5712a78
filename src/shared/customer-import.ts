import type { FileImport, ImportMapping } from './imports.ts';

/** What a column of a file can become, in the order in which it is offered. */
export const customerImportFields = [
  'email',
  'name',
  'firstName',
  'lastName',
  'nickname',
  'company',
  'jobTitle',
  'phone',
  'phone2',
  'birthdate',
  'street',
  'street2',
  'city',
  'subdivision',
  'zip',
  'country',
  'otherStreet',
  'otherStreet2',
  'otherCity',
  'otherSubdivision',
  'otherZip',
  'otherCountry',
  'badges',
  'note',
  'kind',
  'duplicate',
] as const;

/** Several columns may become these: more phones, more addresses, and columns that repeat others. */
export const repeatableCustomerFields = [
  'phone2',
  'otherStreet',
  'otherStreet2',
  'otherCity',
  'otherSubdivision',
  'otherZip',
  'otherCountry',
  'duplicate',
] as const satisfies (typeof customerImportFields)[number][];

type FixedField = (typeof customerImportFields)[number];
/** A custom field of the shop, by its key. */
export type CustomImportField = `custom:${string}`;
export type CustomerImportField = FixedField | CustomImportField;

export const customImportField = (key: string): CustomImportField => `custom:${key}`;
export const customKeyOf = (field: string): string | undefined =>
  field.startsWith('custom:') ? field.slice('custom:'.length) : undefined;

const fixed: ReadonlySet<string> = new Set(customerImportFields);
export const isCustomerImportField = (field: string): field is CustomerImportField =>
  fixed.has(field) || customKeyOf(field) !== undefined;

export interface CustomerImportOptions {
  /** What the file says takes the place of what members have; without, only what is empty is filled. */
  overwrite: boolean;
  /** Badges that the shop does not have are left out; without, their row is rejected. */
  anyBadge: boolean;
  /** Each new member is sent a link to set their password. */
  mail: boolean;
}

export type CustomerImport = FileImport<CustomerImportField, CustomerImportOptions>;

/** Without it no row can be a customer. */
export const missingCustomerFields = (mapping: ImportMapping<CustomerImportField>): CustomerImportField[] =>
  mapping.includes('email') ? [] : ['email'];

/** What a file says of one person, as the platform takes it. */
export interface ImportedPerson {
  /** Of the file; it is written once. */
  row: number;
  email: string;
  firstName?: string;
  lastName?: string;
  nickname?: string;
  company?: string;
  jobTitle?: string;
  /** ISO 8601. */
  birthdate?: string;
  phones?: string[];
  address?: ImportedAddress;
  /** Addresses beside the first. */
  otherAddresses?: ImportedAddress[];
  /** By key, as they stand in the file. */
  customFields?: Record<string, string>;
  /** By title. */
  badges?: string[];
  note?: string;
}

export const addressParts = [
  'addressLine',
  'addressLine2',
  'city',
  'postalCode',
  'subdivision',
  'country',
] as const;

export type ImportedAddress = Partial<Record<(typeof addressParts)[number], string>>;

/** How long, and how many, these may be. */
export const PERSON_BOUNDS = {
  email: 254,
  text: 255,
  value: 2048,
  phones: 10,
  otherAddresses: 9,
  badges: 50,
} as const;

/** Why undoing an import leaves a customer, or what the import changed of them. */
export const retentionReasons = ['SIGNED_IN', 'ORDERED', 'WROTE', 'CHANGED'] as const;
export type RetentionReason = (typeof retentionReasons)[number];

/** What taking an import back would do. */
export interface UndoPreview {
  /** Accounts that would be deleted. */
  deleted: number;
  /** Members who would get back what they had. */
  restored: number;
  kept: Partial<Record<RetentionReason, number>>;
}
