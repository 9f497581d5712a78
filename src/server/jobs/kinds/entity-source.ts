import { findOperation } from '#platform/contract/index.ts';
import { callOperation, PlatformCallError } from '../../platform-call.ts';
import type { PlatformFetch } from '../../platform-fetch.ts';
import type { JobKind } from '../jobs.ts';

const PAGE = 100;

interface Cursors {
  cursors?: { next?: string };
}

type ListReply<Entity> = Record<string, Entity[] | undefined> & {
  metadata?: Cursors;
  pagingMetadata?: Cursors;
  /** Of members, where they are queried by cursor. */
  cursorPagingMetadata?: Cursors;
};

export interface PageRequest {
  filter: Record<string, unknown>;
  sort?: unknown[];
  cursor?: string;
}

interface Page<Entity> {
  entities: Entity[];
  next?: string;
}

interface ReadOptions {
  operation: string;
  plural: string;
  /** What the operation is told beside the query. */
  asked?: object | undefined;
}

/** One page of 100 by a searching or querying operation of the contract; `plural` is the list's name in the reply. */
export async function readPage<Entity>(
  platformFetch: PlatformFetch,
  { operation: name, plural, asked = {} }: ReadOptions,
  { filter, sort, cursor }: PageRequest,
): Promise<Page<Entity>> {
  const operation = findOperation(name);
  const query =
    cursor === undefined
      ? { filter, sort, cursorPaging: { limit: PAGE } }
      : { cursorPaging: { limit: PAGE, cursor } };
  const request = { ...(operation.name.startsWith('search') ? { search: query } : { query }), ...asked };
  const reply = await callOperation<ListReply<Entity>>(platformFetch, operation, request);
  const page = reply.cursorPagingMetadata ?? reply.metadata ?? reply.pagingMetadata;
  const next = page?.cursors?.next;
  return { entities: reply[plural] ?? [], ...(next && { next }) };
}

async function readOne<Entity>(
  platformFetch: PlatformFetch,
  { operation, id: name, of }: NonNullable<SourceOptions<Entity>['get']>,
  id: string,
): Promise<Entity | undefined> {
  try {
    return of(await callOperation(platformFetch, findOperation(operation), { [name]: id }));
  } catch (error) {
    if (error instanceof PlatformCallError && error.status === 404) return undefined;
    throw error;
  }
}

/** How entities of one kind are chosen, read and named, the same for every kind of job about them. */
export interface EntitySource<Entity> {
  plural: string;
  /** The contract's operation that finds them by a filter, and what it is told beside the query. */
  search: string;
  asked?: object | undefined;
  select(platformFetch: PlatformFetch, page: PageRequest): ReturnType<JobKind['select']>;
  labels(platformFetch: PlatformFetch, ids: readonly string[]): Promise<Map<string, string>>;
  /** Unknown ones are absent. */
  byIds(platformFetch: PlatformFetch, ids: readonly string[]): Promise<Map<string, Entity>>;
}

interface SourceOptions<Entity> {
  /** The contract's operation that finds them by a filter. */
  search: string;
  /** The one that reads them by their ids; where absent, the search does. */
  query?: string;
  /** What both are told beside the query. */
  asked?: object;
  /** Where neither finds by ids: the operation that reads one, the name of the id it takes, and what of its reply. */
  get?: { operation: string; id: string; of: (reply: unknown) => Entity | undefined };
  plural: string;
  /** What people call it; its id where it has no name. */
  label: (entity: Entity) => string | undefined;
}

export function entitySource<Entity extends { id: string }>({
  search,
  query = search,
  asked,
  get,
  plural,
  label,
}: SourceOptions<Entity>): EntitySource<Entity> {
  const labelOf = (entity: Entity): string => label(entity) ?? entity.id;
  const source: EntitySource<Entity> = {
    plural,
    search,
    asked,
    async select(platformFetch, page) {
      const { entities, ...rest } = await readPage<Entity>(
        platformFetch,
        { operation: search, plural, asked },
        page,
      );
      return { items: entities.map((entity) => ({ id: entity.id, label: labelOf(entity) })), ...rest };
    },
    async labels(platformFetch, ids) {
      const found = await source.byIds(platformFetch, ids);
      return new Map([...found].map(([id, entity]) => [id, labelOf(entity)]));
    },
    async byIds(platformFetch, ids) {
      const found = new Map<string, Entity>();
      if (get) {
        for (const id of ids) {
          const entity = await readOne(platformFetch, get, id);
          if (entity) found.set(id, entity);
        }
        return found;
      }
      for (let start = 0; start < ids.length; start += PAGE) {
        const filter = { id: { $in: ids.slice(start, start + PAGE) } };
        const page = await readPage<Entity>(platformFetch, { operation: query, plural, asked }, { filter });
        for (const entity of page.entities) found.set(entity.id, entity);
      }
      return found;
    },
  };
  return source;
}
