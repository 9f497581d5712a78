/** What other services may use of custom fields, in the current transaction of the database. */
export { FIELD_DELETED } from './events.ts';
export {
  fieldsOfProfile,
  fieldsOnProfile,
  isWrittenForOthers,
  readFieldValues,
  withShownContacts,
} from './profile.ts';
export { seedCustomFields, type SeedField } from './seed-custom-fields.ts';
export { fieldTypes, type FieldTypes, valueOfText } from './of-text.ts';
