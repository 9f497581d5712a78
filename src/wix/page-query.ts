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
