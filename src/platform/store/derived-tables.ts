import type { DerivedTable } from './derived-table.ts';
import { facetsTable, summaryTable } from './derived-counts.ts';
import { vocabularyTable } from './derived-vocabulary.ts';
import { isSearchable, type TablePlan } from './table-plan.ts';

/** The functions of a derived table, for the migration that drops it. */
export const derivedFunctions = (name: string): string[] =>
  name.endsWith('_words') ? [`${name}_insert`, `${name}_update`] : [`${name}_count`];

/** Every derived table that a table may have. */
export const derivedTableNames = (table: string): string[] =>
  ['words', 'summary', 'facets'].map((kind) => `${table}_${kind}`);

export const derivedTables = (plan: TablePlan): ReadonlyMap<string, DerivedTable> =>
  new Map([
    ...(isSearchable(plan) ? [[plan.vocabularyTable, vocabularyTable(plan)] as const] : []),
    ...(plan.summary ? [[plan.summaryTable, summaryTable(plan, plan.summary)] as const] : []),
    ...(plan.facets ? [[plan.facetTable, facetsTable(plan, plan.facets)] as const] : []),
  ]);
