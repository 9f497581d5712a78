import type { Context } from '#platform/context.ts';
import type { CustomFieldSuggestionsApi, Handlers } from '#platform/contract/index.ts';
import type { QueryRequest } from '#platform/store/index.ts';
import type { CustomField, Suggestion } from './field.ts';
import { fields } from './tables.ts';

const suggested = ({
  id,
  name,
  defaultPrivacy,
  fieldType,
  socialType,
  fieldOrigin,
}: CustomField): Suggestion => ({
  name,
  defaultPrivacy,
  fieldType,
  socialType,
  fieldOrigin,
  customFieldId: id,
});

/** The fields that are known and not on the profile. */
async function page(
  { db, siteId }: Context,
  request: QueryRequest,
  root: string,
): Promise<{ suggestions: Suggestion[]; metadata: object }> {
  const { items, metadata } = await fields.queryByOffset(db, siteId, request, {
    scope: { hidden: true },
    root,
  });
  return { suggestions: items.map(suggested), metadata };
}

export const handlers = {
  listCustomFieldSuggestions: ({ paging, sorting }, context) => page(context, { paging, sort: sorting }, ''),
  queryCustomFieldSuggestions: ({ query }, context) =>
    page(context, { filter: query?.filter, paging: query?.paging, sort: query?.sorting }, 'query'),
} satisfies Handlers<CustomFieldSuggestionsApi, Context>;
