/** What a member tells of themselves, whoever may see it, in the current transaction of the database. */
export { aboutOf } from './index.ts';
