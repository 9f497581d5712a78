import type { CustomField, FieldType, Privacy, Section } from './field.ts';

/** Where the value stands in the member's contact, in place of its custom fields. */
export type ContactPath =
  | 'firstName'
  | 'lastName'
  | 'emails'
  | 'phones'
  | 'birthdate'
  | 'jobTitle'
  | 'company'
  | 'addresses';

interface SystemField {
  id: string;
  key: string;
  name: string;
  fieldType: FieldType;
  fieldOrigin: 'SYSTEM' | 'CONTACT';
  section: Section;
  /** Suggested until a person puts it on the profile. */
  hidden?: true;
  /**
   * Where it cannot be another: everybody reads the title, it is part of what is public of a profile; nobody the
   * address somebody signs in with.
   */
  fixedPrivacy?: Privacy;
  path?: ContactPath;
}

const id = (number: number): string => `c0f1e1d5-0000-4000-8000-${String(number).padStart(12, '0')}`;
const text = { fieldType: 'TEXT', fieldOrigin: 'SYSTEM', section: 'GENERAL' } as const;
const contact = { ...text, fieldOrigin: 'CONTACT', hidden: true } as const;

/** The fields that the contract's comments on `Origin` and `Section` name. Their names are reserved. */
export const SYSTEM_FIELDS: readonly SystemField[] = [
  { ...text, id: id(1), key: 'firstName', name: 'First name', path: 'firstName' },
  { ...text, id: id(2), key: 'lastName', name: 'Last name', path: 'lastName' },
  { ...text, id: id(3), key: 'email', name: 'Email', path: 'emails', fixedPrivacy: 'PRIVATE' },
  { ...text, id: id(4), key: 'phone', name: 'Phone', path: 'phones' },
  { ...contact, id: id(5), key: 'birthdate', name: 'Birthdate', fieldType: 'DATE', path: 'birthdate' },
  { ...contact, id: id(6), key: 'position', name: 'Position', path: 'jobTitle' },
  { ...contact, id: id(7), key: 'company', name: 'Company', path: 'company' },
  { ...text, id: id(8), key: 'title', name: 'Title', section: 'DISPLAY_INFO', fixedPrivacy: 'PUBLIC' },
  { ...text, id: id(9), key: 'address', name: 'Address', section: 'ADDRESS', path: 'addresses' },
];

const byKey = new Map(SYSTEM_FIELDS.map((field) => [field.key, field]));

/** Undefined for a field that somebody made. */
export const systemField = ({ key, fieldOrigin }: Pick<CustomField, 'key' | 'fieldOrigin'>) =>
  fieldOrigin === 'CUSTOM' ? undefined : byKey.get(key);

export const seededFields = (now: string): CustomField[] =>
  SYSTEM_FIELDS.map(({ id: fieldId, key, name, fieldType, fieldOrigin, section, hidden, fixedPrivacy }) => ({
    id: fieldId,
    key,
    name,
    fieldType,
    fieldOrigin,
    section,
    defaultPrivacy: fixedPrivacy ?? 'PRIVATE',
    socialType: 'UNKNOWN',
    hidden: hidden ?? false,
    createdDate: now,
    updatedDate: now,
  }));
