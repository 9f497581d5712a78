export { bulk, bulkByIds, outcomeOf, sumUp, type Outcome } from './bulk.ts';
export { heldByFilter, heldInBatches } from './by-filter.ts';
export { crud } from './crud.ts';
export type { Draft } from './definition.ts';
export { extended } from './extended-fields.ts';
export { narrows } from './narrows.ts';
export { queryPage } from './query-page.ts';
export { settingsEntity } from './settings-entity.ts';
