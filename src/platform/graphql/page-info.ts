import { GraphQLBoolean, GraphQLInt, GraphQLObjectType, GraphQLString } from 'graphql';
import { isObject } from '../../shared/is-object.ts';
import type { Json } from './exec.ts';

const Cursors = new GraphQLObjectType({
  name: 'PageCursors',
  fields: { next: { type: GraphQLString }, prev: { type: GraphQLString } },
});

/** What the packages tell of a page, each its part of it. */
export const PageInfo = new GraphQLObjectType({
  name: 'PageInfo',
  fields: {
    count: { type: GraphQLInt },
    offset: { type: GraphQLInt },
    total: { type: GraphQLInt },
    tooManyToCount: { type: GraphQLBoolean },
    hasNext: { type: GraphQLBoolean },
    cursors: { type: Cursors },
  },
});

/** Out of a reply to a query. */
export function pageInfoOf(reply: Json): Json {
  const { metadata, pagingMetadata, cursorPagingMetadata } = reply;
  const told = [metadata, pagingMetadata, cursorPagingMetadata].find(isObject) ?? {};
  const next = reply['nextCursor'];
  return isObject(next) ? { cursors: next, ...told } : told;
}
