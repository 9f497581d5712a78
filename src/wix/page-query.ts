/** What a search or query operation takes: a first page by filter and sort, the next by cursor alone. */
export interface PageQuery {
  filter?: Record<string, unknown>;
  sort?: { fieldName: string; order: 'ASC' | 'DESC' }[];
  cursorPaging: { limit: number; cursor?: string };
}

interface Paging {
  cursors?: { next?: string | null } | null;
}

/** Their replies name the page after the entity and put its cursors under one of two names. */
export type PageReply<Item, Key extends string> = { [Name in Key]?: Item[] | null } & {
  metadata?: Paging | null;
  pagingMetadata?: Paging | null;
};

export const nextCursor = ({ metadata, pagingMetadata }: PageReply<unknown, never>): string | undefined =>
  (metadata ?? pagingMetadata)?.cursors?.next ?? undefined;

/** What the contract's queries return at once. */
const MAX_PAGE = 100;

/** All entities of a query that has no filter, page by page. @param items where the replies name the entities */
export async function readEveryPage<Item, Key extends string>(
  items: Key,
  read: (query: PageQuery) => Promise<PageReply<Item, Key>>,
): Promise<Item[]> {
  const found: Item[] = [];
  let cursor: string | undefined;
  do {
    const reply = await read({ cursorPaging: { limit: MAX_PAGE, ...(cursor && { cursor }) } });
    found.push(...(reply[items] ?? []));
    cursor = nextCursor(reply);
  } while (cursor);
  return found;
}
