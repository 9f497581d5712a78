/** What other services may use of the roles of members, in the current transaction of the database. */
export { rolesOf } from './tables.ts';
export { roleIdsOf } from './role-ids.ts';
