export { bulk, bulkByIds, outcomeOf, sumUp, type Outcome } from './bulk.ts';
export { heldByFilter } from './by-filter.ts';
export { crud } from './crud.ts';
export type { Draft } from './definition.ts';
export { extended } from './extended-fields.ts';
export { queryPage } from './query-page.ts';
export { settingsEntity } from './settings-entity.ts';
