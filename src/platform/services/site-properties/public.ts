/** What other services may read of the site's properties, in the current transaction of the database. */
export { readProperties } from './facts.ts';
