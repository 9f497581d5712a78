import { callHosted } from '../../platform-call.ts';
import type { PlatformFetch } from '../../platform-fetch.ts';
import type { EntitySource, PageRequest } from './entity-source.ts';

const PAGE = 100;

interface HostedOptions<Entity> {
  plural: string;
  /** Of the query on the embedded platform, such as that of the extension `queryReturns`. */
  path: string;
  /** The contract's operation whose rights it asks for. */
  search: string;
  label: (entity: Entity) => string;
}

/** What the contract cannot list as the shop asks for it: our own platform is asked. */
export function hostedSource<Entity extends { id: string }>({
  plural,
  path,
  search,
  label,
}: HostedOptions<Entity>): EntitySource<Entity> {
  async function readPage(platformFetch: PlatformFetch, { filter, sort, cursor }: PageRequest) {
    const query =
      cursor === undefined
        ? { filter, ...(sort && { sort }), cursorPaging: { limit: PAGE } }
        : { cursorPaging: { limit: PAGE, cursor } };
    const reply = await callHosted<
      Record<string, Entity[]> & { pagingMetadata?: { cursors?: { next?: string } } }
    >(platformFetch, path, { query });
    const next = reply.pagingMetadata?.cursors?.next;
    return { entities: reply[plural] ?? [], ...(next && { next }) };
  }
  const source: EntitySource<Entity> = {
    plural,
    search,
    async select(platformFetch, page) {
      const { entities, ...rest } = await readPage(platformFetch, page);
      return { items: entities.map((one) => ({ id: one.id, label: label(one) })), ...rest };
    },
    async labels(platformFetch, ids) {
      const found = await source.byIds(platformFetch, ids);
      return new Map([...found].map(([id, one]) => [id, label(one)]));
    },
    async byIds(platformFetch, ids) {
      const found = new Map<string, Entity>();
      for (let start = 0; start < ids.length; start += PAGE) {
        const filter = { id: { $in: ids.slice(start, start + PAGE) } };
        for (const one of (await readPage(platformFetch, { filter })).entities) found.set(one.id, one);
      }
      return found;
    },
  };
  return source;
}
