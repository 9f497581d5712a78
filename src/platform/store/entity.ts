import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { plannedAnew } from '../../database/planned-anew.ts';
import { parseFilter } from '../query/parse-filter.ts';
import { sqlFilter } from '../query/sql-filter.ts';
import { aggregate, type AggregateRequest, type Bucket } from './aggregate.ts';
import { countUpTo, type Count } from './count.ts';
import type { EntityDefinition } from './definition.ts';
import { foldCounts } from './fold-counts.ts';
import { idOf } from './document.ts';
import { mergePatch, type PatchOptions } from './merge-patch.ts';
import { noteOwnDocument, ownDocument } from './own-documents.ts';
import {
  readCursorPage,
  readOffsetPage,
  type CursorMetadata,
  type OffsetMetadata,
  type Page,
} from './page.ts';
import type { RawJson } from '../contract/index.ts';
import { readOffset } from '../query/paging.ts';
import { planRead, type QueryOptions, type QueryRequest } from './read-plan.ts';
import { searchPage, type SearchPage, type SearchRequest } from './search-page.ts';
import { readSummaryRows, type SummaryRow } from './summary.ts';
import { completeReplyTexts, rawColumns, rawOf, type RawRow } from './reply-text.ts';
import { planTable } from './table-plan.ts';
import {
  insertMany,
  type InsertOptions,
  remove,
  replace,
  replaceMany,
  type ReplaceOptions,
} from './write.ts';

type Scoped = Pick<QueryOptions, 'scope'>;

export interface Entity<Doc extends object> {
  readonly definition: EntityDefinition;
  get(db: Queryable, siteId: string, id: string, options?: Scoped): Promise<Doc | undefined>;
  /** For a reply that shows all of it. */
  getRaw(db: Queryable, siteId: string, id: string): Promise<RawJson<Doc> | undefined>;
  getMany(db: Queryable, siteId: string, ids: readonly string[]): Promise<Doc[]>;
  /** Holds the row until the transaction ends. */
  getForUpdate(db: Queryable, siteId: string, id: string, options?: Scoped): Promise<Doc | undefined>;
  /** Holds the rows, in the order of their ids as everywhere; those that are not there are left out. */
  getManyForUpdate(db: Queryable, siteId: string, ids: readonly string[]): Promise<Doc[]>;
  insert(db: Queryable, siteId: string, document: Doc): Promise<Doc>;
  /** Thousands a second; all or nothing only inside a transaction. */
  insertMany(
    db: Queryable,
    siteId: string,
    documents: readonly Doc[],
    options?: InsertOptions,
  ): Promise<Doc[]>;
  replace(db: Queryable, siteId: string, document: Doc, options?: ReplaceOptions): Promise<Doc>;
  /** Writes many locked rows in one statement. */
  replaceMany(
    db: Queryable,
    siteId: string,
    documents: readonly Doc[],
    options?: Pick<ReplaceOptions, 'now'>,
  ): Promise<Doc[]>;
  /** False when there was nothing to remove. */
  remove(db: Queryable, siteId: string, id: string): Promise<boolean>;
  /** In one statement. @returns how many there were */
  removeMany(db: Queryable, siteId: string, ids: readonly string[]): Promise<number>;
  query(
    db: Queryable,
    siteId: string,
    request: QueryRequest,
    options?: QueryOptions,
  ): Promise<Page<Doc, CursorMetadata>>;
  queryByOffset(
    db: Queryable,
    siteId: string,
    request: QueryRequest,
    options?: QueryOptions,
  ): Promise<Page<Doc, OffsetMetadata>>;
  /** A query that may also look for words and aggregate what it finds. */
  search(
    db: Queryable,
    siteId: string,
    request: SearchRequest,
    options?: QueryOptions,
  ): Promise<SearchPage<Doc>>;
  /** The same for a reply that shows all of what it finds. */
  searchRaw(
    db: Queryable,
    siteId: string,
    request: SearchRequest,
    options?: QueryOptions,
  ): Promise<SearchPage<RawJson<Doc>>>;
  /** In a statement on another table: that the document whose id stands there answers a filter of the server's own. */
  answers(siteId: string, id: RawBuilder<unknown>, filter: unknown): RawBuilder<boolean>;
  /** Of a filter that the server itself writes or has checked. */
  count(db: Queryable, siteId: string, filter?: unknown, options?: { cap?: number }): Promise<Count>;
  /** How many a client's query finds, without reading them; where they are counted one by one, no more than one beyond `atMost`. */
  countFound(
    db: Queryable,
    siteId: string,
    request: Pick<SearchRequest, 'filter' | 'search'>,
    options?: QueryOptions & { atMost?: number },
  ): Promise<number>;
  /** How many documents there are by fields of the summary, and what a decimal of `summaryOf` comes to over them. */
  keptSums(db: Queryable, siteId: string, by: readonly string[], of: string): Promise<SummaryRow[]>;
  /** Ids of everything a client's query finds. */
  findIds(
    db: Queryable,
    siteId: string,
    request: Pick<SearchRequest, 'filter' | 'search'>,
    options?: QueryOptions,
  ): Promise<string[]>;
  /** Counts by fields, or measures one; `at` says where filter and fields stand in the request. */
  aggregate(
    db: Queryable,
    siteId: string,
    request: AggregateRequest,
    at: { filter: string; fields: string },
  ): Promise<Bucket[]>;
  /** In a transaction: completes the texts for replies of some documents that have none of this version; now and then. */
  completeReplyTexts(db: Queryable, siteId: string): Promise<void>;
  /** Brings together what many connections have counted; now and then. */
  foldCounts(db: Queryable, siteId: string): Promise<void>;
  mergePatch(current: Doc, patch: unknown, options?: Omit<PatchOptions, 'readonly' | 'immutable'>): Doc;
}

export function defineEntity<Doc extends object>(definition: EntityDefinition): Entity<Doc> {
  const plan = planTable(definition);
  const table = sql.table(plan.table);

  const one = async (
    db: Queryable,
    siteId: string,
    id: string,
    { scope, lock }: Scoped & { lock: boolean },
  ): Promise<Doc | undefined> => {
    const place = { table: plan.table, siteId, id };
    const own = scope === undefined ? ownDocument(db, place) : undefined;
    if (own) return own as Doc;
    const seen = parseFilter(scope, plan.catalog, { path: 'scope', trusted: true });
    const { rows } = await sql<{ doc: Doc }>`select doc from ${table}
      where site_id = ${siteId} and id = ${id} and ${sqlFilter(seen)} ${lock ? sql`for update` : sql``}`.execute(
      db,
    );
    const doc = rows[0]?.doc;
    if (lock && doc) noteOwnDocument(db, place, doc);
    return doc;
  };

  const cursorPage = async (
    db: Queryable,
    siteId: string,
    request: QueryRequest,
    { scope, besides, root }: QueryOptions & { root: string },
  ): Promise<Page<Doc, CursorMetadata>> =>
    readCursorPage({
      plan,
      db,
      siteId,
      read: await planRead(plan, db, siteId, { ...request, scope, besides, root }),
    });

  return {
    definition,
    get: (db, siteId, id, options) => one(db, siteId, id, { ...options, lock: false }),
    getForUpdate: (db, siteId, id, options) => one(db, siteId, id, { ...options, lock: true }),
    async getRaw(db, siteId, id) {
      const { rows } = await sql<RawRow>`select ${rawColumns(plan)} from ${table}
        where site_id = ${siteId} and id = ${id}`.execute(db);
      return rows[0] && rawOf<Doc>(plan, rows[0]);
    },
    async getMany(db, siteId, ids) {
      const { rows } = await sql<{ id: string; doc: Doc }>`select id, doc from ${table}
        where site_id = ${siteId} and id = any(${[...ids]}::text[])`.execute(db);
      const found = new Map(rows.map(({ id, doc }) => [id, doc]));
      return ids.flatMap((id) => found.get(id) ?? []);
    },
    async getManyForUpdate(db, siteId, ids) {
      const { rows } = await sql<{ doc: Doc }>`select doc from ${table}
        where site_id = ${siteId} and id = any(${[...ids]}::text[]) order by id for update`.execute(db);
      return rows.map(({ doc }) => doc);
    },
    async insert(db, siteId, document) {
      const [stored = document] = await insertMany(plan, db, siteId, [document]);
      noteOwnDocument(db, { table: plan.table, siteId, id: idOf(stored) }, stored);
      return stored;
    },
    insertMany: (db, siteId, documents, options) => insertMany(plan, db, siteId, documents, options),
    async replace(db, siteId, document, options) {
      const stored = await replace(plan, db, siteId, document, options);
      noteOwnDocument(db, { table: plan.table, siteId, id: idOf(stored) }, stored);
      return stored;
    },
    async replaceMany(db, siteId, documents, options) {
      const stored = await replaceMany(plan, db, siteId, documents, options);
      for (const document of stored)
        noteOwnDocument(db, { table: plan.table, siteId, id: idOf(document) }, document);
      return stored;
    },
    async remove(db, siteId, id) {
      noteOwnDocument(db, { table: plan.table, siteId, id }, undefined);
      return (await remove(plan, db, siteId, [id])) > 0;
    },
    removeMany(db, siteId, ids) {
      for (const id of ids) noteOwnDocument(db, { table: plan.table, siteId, id }, undefined);
      return remove(plan, db, siteId, ids);
    },
    query: (db, siteId, request, options) => cursorPage(db, siteId, request, { root: 'query', ...options }),
    search: async (db, siteId, request, options) =>
      searchPage({ plan, db, siteId, request, options: { root: 'search', ...options } }),
    searchRaw: async (db, siteId, request, options) =>
      searchPage({ plan, db, siteId, request, options: { root: 'search', ...options }, raw: true }),
    queryByOffset: async (db, siteId, request, { scope, besides, root = 'query' } = {}) => {
      const read = await planRead(plan, db, siteId, {
        ...request,
        paging: request.paging ?? {},
        cursorPaging: null,
        scope,
        besides,
        root,
      });
      const offset = readOffset(
        request.paging?.offset,
        root === '' ? 'paging.offset' : `${root}.paging.offset`,
      );
      return readOffsetPage({ plan, db, siteId, read }, offset);
    },
    answers: (siteId, id, filter) => sql`exists (select from ${table} as asked
      where asked.site_id = ${siteId} and asked.id = ${id} and ${sqlFilter(
        parseFilter(filter, plan.catalog, { path: 'filter', trusted: true }),
      )})`,
    count: async (db, siteId, filter, { cap } = {}) =>
      countUpTo(plan, db, siteId, parseFilter(filter, plan.catalog, { path: 'filter', trusted: true }), cap),
    countFound: async (db, siteId, request, { atMost, ...options } = {}) => {
      const reading = { scope: undefined, root: 'query', ...request, ...options };
      const { where } = await planRead(plan, db, siteId, reading);
      const { count, tooManyToCount } = await countUpTo(plan, db, siteId, where, atMost);
      return tooManyToCount ? count + 1 : count;
    },
    keptSums: (db, siteId, by, of) => readSummaryRows(plan, db, siteId, { by, of }),
    findIds: async (db, siteId, request, options) => {
      const reading = { scope: undefined, root: 'query', ...request, ...options };
      const { where } = await planRead(plan, db, siteId, reading);
      const { rows } = await sql<{ id: string }>`${plannedAnew} select id from ${table}
        where site_id = ${siteId} and ${sqlFilter(where)}`.execute(db);
      return rows.map(({ id }) => id);
    },
    aggregate: (db, siteId, request, at) => aggregate(plan, db, siteId, request, at),
    completeReplyTexts: (db, siteId) => completeReplyTexts(plan, db, siteId),
    foldCounts: (db, siteId) => foldCounts(plan, db, siteId),
    mergePatch: (current, patch, options) =>
      mergePatch(current, patch, {
        ...options,
        readonly: plan.readonly ?? [],
        immutable: plan.immutable ?? [],
      }),
  };
}
