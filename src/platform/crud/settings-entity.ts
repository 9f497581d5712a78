import { sql } from 'kysely';
import type { Context, SiteDb } from '../context.ts';
import type { PlatformError } from '../contract/errors.ts';
import { type ChangingEntityFqdn, entityEvents } from '../events/entity-events.ts';
import { forgetCachedSettings, isCachedTable, mergePatch, cachedSettings } from '../store/index.ts';
import type { EntityField } from './definition.ts';

interface SettingsDefinition<Doc extends object, Key extends string, Shown extends object> {
  /** `site_id` and `doc`, a row per site. */
  table: string;
  /** What requests and replies call them, such as `taxSettings`. */
  key: Key;
  /** What a site that never said anything has. */
  defaults: Doc;
  /** Whose `updated` is told, where the contract has it. */
  fqdn?: ChangingEntityFqdn;
  /** The contract shows when they were made and changed, or when they were changed. */
  dated?: boolean | 'updatedDate';
  /** They have a `revision`, which counts up; says what one is answered with that is not the last. */
  stale?: (revision: Maybe<string>) => PlatformError;
  /** Throws what is rejected. */
  check?: (after: Doc) => void;
  /** What callers are told. */
  present?: (settings: Doc, siteId: string) => Shown;
}

type Maybe<T> = T | null | undefined;

interface Revised {
  revision?: Maybe<string>;
}

interface Dated {
  createdDate?: string;
}

export interface SettingsEntity<Doc extends object, Key extends string, Shown extends object = Doc> {
  /** What the site decided; the defaults where it decided nothing. */
  read: (where: SiteDb) => Promise<Doc>;
  /** Without an event, and unchecked. */
  write: (where: SiteDb, settings: Doc) => Promise<void>;
  get: (request: object, context: Context) => Promise<Record<Key, Shown>>;
  update: (
    request: { [K in Key]?: object | null | undefined } & { fieldMask?: unknown },
    context: Context,
  ) => Promise<Record<Key, Shown>>;
}

/** What there is once per site: `settingsEntity<TaxSettingsApi>()({ … })`. */
export const settingsEntity =
  <Api>() =>
  <Doc extends object, const Key extends EntityField<Api>, Shown extends object = Doc>({
    table,
    key,
    defaults,
    fqdn,
    dated = false,
    stale,
    check,
    present,
  }: SettingsDefinition<Doc, Key, Shown>): SettingsEntity<Doc, Key, Shown> => {
    const rows = sql.table(table);
    const events = fqdn === undefined ? undefined : entityEvents(fqdn);
    const named = (settings: Doc, siteId: string): Record<Key, Shown> =>
      ({ [key]: present ? present(settings, siteId) : settings }) as Record<Key, Shown>;

    /** @throws what `stale` says */
    const nextRevision = (before: Revised, revised: Revised): Revised => {
      if (!stale) return {};
      if (revised.revision !== before.revision) throw stale(revised.revision);
      return { revision: String(BigInt(before.revision ?? '0') + 1n) };
    };

    const select = async ({ db, siteId }: SiteDb, lock = false): Promise<Doc> => {
      const found = await sql<{ doc: Partial<Doc> }>`
        select doc from ${rows} where site_id = ${siteId} ${lock ? sql`for update` : sql``}`.execute(db);
      return { ...defaults, ...found.rows[0]?.doc };
    };

    /** Held until the transaction ends, also by the first who writes them. */
    const hold = async (where: SiteDb): Promise<Doc> => {
      forgetCachedSettings(where.db);
      await sql`insert into ${rows} (site_id, doc) values (${where.siteId}, '{}') on conflict do nothing`.execute(
        where.db,
      );
      return select(where, true);
    };

    const write = async ({ db, siteId }: SiteDb, settings: Doc): Promise<void> => {
      forgetCachedSettings(db);
      await sql`insert into ${rows} (site_id, doc) values (${siteId}, ${JSON.stringify(settings)}::jsonb)
        on conflict (site_id) do update set doc = excluded.doc`.execute(db);
    };

    return {
      read: (where) =>
        isCachedTable(table) ? cachedSettings(where, table, () => select(where)) : select(where),
      write,
      get: async (_request, context) => named(await select(context), context.siteId),
      update: async (request, context) => {
        const before = await hold(context);
        const revision = nextRevision(before, request[key] ?? {});
        const patched = mergePatch(before, request[key], {
          mask: request.fieldMask,
          readonly: ['id', 'createdDate', 'updatedDate', ...(stale ? ['revision'] : [])],
          immutable: [],
        });
        const now = context.clock.now().toISOString();
        const made = dated === true && { createdDate: (before as Dated).createdDate ?? now };
        const dates = dated && { ...made, updatedDate: now };
        const after = { ...defaults, ...patched, ...dates, ...revision };
        check?.(after);
        await write(context, after);
        if (events) await context.emit(events.updated(after, context.siteId, before));
        return named(after, context.siteId);
      },
    };
  };
