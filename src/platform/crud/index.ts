export { bulk, bulkByIds, sumUp } from './bulk.ts';
export { crud } from './crud.ts';
export { queryPage } from './query-page.ts';
export { settingsEntity } from './settings-entity.ts';
