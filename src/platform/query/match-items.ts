import { sql } from 'kysely';
import { conjunctsOf, type Expression, type Test } from './expression.ts';
import { matches } from './evaluate.ts';
import type { Field, FieldCatalog } from './field.ts';
import { leaves } from './field-values.ts';
import { leavesPath } from './sql-document-test.ts';
import { sqlFilter } from './sql-filter.ts';

/** Fields of the items of an array, by their path inside the item. */
export const itemCatalog = (list: Field, catalog: FieldCatalog): FieldCatalog => {
  const inside = (path: string): Field => {
    const { column: _column, ...field } = catalog.any(`${list.path}.${path}`);
    return { ...field, path, keys: path.split('.'), operators: '*' };
  };
  return { get: inside, any: inside, searchable: [], aggregatable: [] };
};

const isOfTexts = (part: Expression): boolean =>
  'test' in part && part.test === 'in' && part.values.every((value) => typeof value === 'string');

/** One and the same item answers all of `inner`. An index over the items' values narrows the search first. */
export function matchItems(list: Field, inner: Expression, catalog: FieldCatalog): Expression {
  const exact: Test = {
    test: 'computed',
    field: list,
    // The item is called `doc`, so that a filter asks it what it would ask a document.
    condition: sql<boolean>`exists (select 1 from jsonb_path_query(doc, ${leavesPath(list)}) as item_of(doc)
      where ${sqlFilter(inner)})`,
    holds: (document) => leaves(document, list).some((item) => matches(inner, item)),
  };
  const wanted = conjunctsOf(inner);
  const narrowing = wanted.flatMap((part): Expression[] => {
    if (!('test' in part) || part.test !== 'in') return [];
    const field = catalog.any(`${list.path}.${part.field.path}`);
    return field.column?.list ? [{ ...part, field }] : [];
  });
  // With a single test, the items' values decide, without reading the documents.
  const [only] = wanted;
  const isEnough = narrowing.length === 1 && wanted.length === 1 && only && isOfTexts(only);
  return { and: isEnough ? narrowing : [...narrowing, exact] };
}
