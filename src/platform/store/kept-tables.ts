import type { KeptTable } from './kept-table.ts';
import { keptFacets, keptSummary } from './kept-counts.ts';
import { keptVocabulary } from './kept-vocabulary.ts';
import { isSearchable, type TablePlan } from './table-plan.ts';

/** The functions of a kept table, for whoever drops it. */
export const keptFunctions = (name: string): string[] =>
  name.endsWith('_words') ? [`${name}_insert`, `${name}_update`] : [`${name}_count`];

/** Every kept table that a table may have. */
export const keptNames = (table: string): string[] =>
  ['words', 'summary', 'facets'].map((kind) => `${table}_${kind}`);

export const keptTables = (plan: TablePlan): ReadonlyMap<string, KeptTable> =>
  new Map([
    ...(isSearchable(plan) ? [[plan.vocabularyTable, keptVocabulary(plan)] as const] : []),
    ...(plan.summary ? [[plan.summaryTable, keptSummary(plan, plan.summary)] as const] : []),
    ...(plan.facets ? [[plan.facetTable, keptFacets(plan, plan.facets)] as const] : []),
  ]);
