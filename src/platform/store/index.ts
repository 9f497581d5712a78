export { foldSlots } from './fold-counts.ts';
export type { AggregateRequest, Bucket, Measure } from './aggregate.ts';
export type { Count } from './count.ts';
export type { ColumnDefinition, EntityDefinition } from './definition.ts';
export { defineEntity, type Entity } from './entity.ts';
export { readFieldMask } from './field-mask.ts';
export { storedOrdering, type StoredOrdering } from './stored-ordering.ts';
export { mergePatch, type PatchOptions } from './merge-patch.ts';
export { forgetOwnDocuments } from './own-documents.ts';
export { ownSettings } from './own-settings.ts';
export type { CursorMetadata, OffsetMetadata, Page } from './page.ts';
export type { QueryOptions, QueryRequest } from './read-plan.ts';
export type { ReplaceOptions } from './write.ts';
export {
  forgetCachedSettings,
  isCachedTable,
  cachedSettings,
  settingsCacheMigrations,
} from './settings-cache.ts';
