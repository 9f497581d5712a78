/** What other services may read and change of the site's properties, in the current transaction of the database. */
export { changeProperties, publishProperties } from './change.ts';
export { readProperties } from './facts.ts';
export { checkSchedule } from './rules/schedule.ts';
export { lockStored as lockProperties, type Properties } from './store.ts';
