import type { Context } from '#platform/context.ts';
import type { MembersApi, Reply, Request } from '#platform/contract/index.ts';
import type { QueryRequest } from '#platform/store/index.ts';
import { withShownContacts } from '../custom-fields/public.ts';
import { setsOf } from './rules/field-sets.ts';
import { scopeOf, type Viewer } from './rules/privacy.ts';
import { shownTo } from './seen.ts';
import { members, membersForAll } from './tables.ts';
import { viewerOf } from './viewer.ts';

/** Where nothing is said, as the contract has it. */
const SEARCHED = ['profile.nickname'];

type FieldSetParams = Parameters<typeof setsOf>[0];
type Search = Request<MembersApi, 'queryMembers'>['search'];

export const searchIn = (search: Search): QueryRequest['search'] =>
  search && {
    expression: search.expression ?? '',
    fields: search.fields?.length ? search.fields : SEARCHED,
    mode: 'AND',
  };

async function page(context: Context, viewer: Viewer, query: QueryRequest, root: string) {
  const { db, siteId } = context;
  const table = viewer.kind === 'shop' ? members : membersForAll;
  const options = { scope: scopeOf(viewer), root };
  if (query.cursorPaging && !query.paging) {
    const { items, metadata } = await table.query(db, siteId, query, options);
    return { items, told: { cursorPagingMetadata: metadata } };
  }
  const { items, metadata } = await table.queryByOffset(db, siteId, query, options);
  const { count, offset, total } = metadata;
  return { items, told: { metadata: { ...metadata, hasNext: offset + count < total } } };
}

/** Only those whom the caller may see are found, counted and put in order. */
async function listed(context: Context, query: QueryRequest, root: string, fieldSets: FieldSetParams) {
  const viewer = await viewerOf(context);
  const { items, told } = await page(context, viewer, query, root);
  const sets = setsOf(fieldSets);
  const seen = items.flatMap((member) => {
    const shown = shownTo(viewer, member, sets);
    return shown ? [{ member, shown }] : [];
  });
  const whole = seen.map(({ member }) => member);
  const shown = seen.map((one) => one.shown);
  return { members: await withShownContacts(context, whole, shown, sets), ...told };
}

/** Both ways of paging travel; the SDK's types show one. */
interface ByCursor {
  cursorPaging?: QueryRequest['cursorPaging'];
}
type QueryMembersRequest = Request<MembersApi, 'queryMembers'>;
type ListMembersRequest = Request<MembersApi, 'listMembers'> & ByCursor;

export const queryMembers = async (
  {
    query,
    search,
    ...fieldSets
  }: Omit<QueryMembersRequest, 'query'> & { query?: QueryMembersRequest['query'] & ByCursor },
  context: Context,
): Promise<Reply<MembersApi, 'queryMembers'>> => {
  const { filter, paging, cursorPaging, sorting: sort } = query ?? {};
  const request = { filter, sort, paging, cursorPaging, search: searchIn(search) };
  return listed(context, request, 'query', fieldSets);
};

export const listMembers = async (
  { paging, cursorPaging, sorting: sort, ...fieldSets }: ListMembersRequest,
  context: Context,
): Promise<Reply<MembersApi, 'listMembers'>> =>
  listed(context, { sort, paging, cursorPaging }, '', fieldSets);
