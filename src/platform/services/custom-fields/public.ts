/** What other services may use of custom fields, in the current transaction of the database. */
export { FIELD_DELETED } from './events.ts';
export { readFieldValues, withShownContacts } from './profile.ts';
export { type FieldForMember, maySee, shownContact, type Viewer, viewerOf } from './rules/field-privacy.ts';
export { applies, type Audience } from './rules/applies.ts';
export { seedCustomFields, type SeedField } from './seed-custom-fields.ts';
