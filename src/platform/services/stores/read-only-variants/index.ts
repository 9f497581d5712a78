import type { Context } from '#platform/context.ts';
import type { Handler, Handlers, ReadOnlyVariantsApi, Reply } from '#platform/contract/index.ts';
import { defineService } from '#platform/service.ts';
import { present, readFields, scopeOf } from './present.ts';
import { variantList, variantSearch } from './tables.ts';

type Api = ReadOnlyVariantsApi;
type Aggregations = NonNullable<Reply<Api, 'searchVariants'>['aggregationData']>;

const queryVariants: Handler<Api, 'queryVariants', Context> = async (request, context) => {
  const { db, siteId } = context;
  const requested = readFields(context, request.fields);
  const scope = scopeOf(context);
  const { items, metadata } = await variantList.query(db, siteId, request.query ?? {}, { scope });
  return { variants: items.map((one) => present(one, requested, context)), pagingMetadata: metadata };
};

/** What is typed, as a filter: a cursor carries it on. */
function withWords(
  filter: unknown,
  expression: string | null | undefined,
  mode: string | undefined,
): unknown {
  const typed = (expression ?? '').split(/\s+/).filter((word) => word !== '');
  const words = typed.map((word) => ({ searchText: { $contains: word } }));
  if (words.length === 0) return filter;
  const found = { [mode === 'OR' ? '$or' : '$and']: words };
  return filter ? { $and: [filter, found] } : found;
}

const searchVariants: Handler<Api, 'searchVariants', Context> = async (request, context) => {
  const { db, siteId } = context;
  const requested = readFields(context, request.fields);
  const { search: words, ...search } = request.search ?? {};
  const filter = withWords(search.filter, words?.expression, words?.mode);
  const page = await variantSearch.search(db, siteId, { ...search, filter }, { scope: scopeOf(context) });
  return {
    variants: page.items.map((one) => present(one, requested, context)),
    pagingMetadata: page.metadata,
    ...(page.aggregationData && { aggregationData: page.aggregationData as unknown as Aggregations }),
  };
};

export const readOnlyVariants = defineService({
  name: 'read-only-variants',
  package: 'stores_read-only-variants-v-3',
  handlers: { queryVariants, searchVariants } satisfies Handlers<ReadOnlyVariantsApi, Context>,
});
