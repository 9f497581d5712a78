/** What other services may use of drafts, in the current transaction of the database. */
export { draftContent, isUnderEdit } from './draft-content.ts';
export { toldChanges } from './rules/told-changes.ts';
