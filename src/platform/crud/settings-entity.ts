import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { type ChangingEntityFqdn, entityEvents } from '../events/entity-events.ts';
import { forgetStanding, isStanding, mergePatch, standing } from '../store/index.ts';
import type { EntityField } from './definition.ts';

type Where = Pick<Context, 'db' | 'siteId'>;

interface SettingsDefinition<Doc extends object, Key extends string> {
  /** `site_id` and `doc`, a row per site. */
  table: string;
  /** What requests and replies call them, such as `taxSettings`. */
  key: Key;
  /** What a site that never said anything has. */
  defaults: Doc;
  /** Whose `updated` is told, where the contract has it. */
  fqdn?: ChangingEntityFqdn;
  /** The contract shows when they were made and changed. */
  dated?: boolean;
}

interface Dated {
  createdDate?: string;
}

export interface SettingsEntity<Doc extends object, Key extends string> {
  /** What the site decided; the defaults where it decided nothing. */
  read: (where: Where) => Promise<Doc>;
  /** Without an event, and unchecked. */
  write: (where: Where, settings: Doc) => Promise<void>;
  get: (request: object, context: Context) => Promise<Record<Key, Doc>>;
  update: (
    request: { [K in Key]?: object | null | undefined } & { fieldMask?: unknown },
    context: Context,
  ) => Promise<Record<Key, Doc>>;
}

/** What there is once per site: `settingsEntity<TaxSettingsApi>()({ … })`. */
export const settingsEntity =
  <Api>() =>
  <Doc extends object, const Key extends EntityField<Api>>({
    table,
    key,
    defaults,
    fqdn,
    dated = false,
  }: SettingsDefinition<Doc, Key>): SettingsEntity<Doc, Key> => {
    const rows = sql.table(table);
    const events = fqdn === undefined ? undefined : entityEvents(fqdn);
    const named = (settings: Doc): Record<Key, Doc> => ({ [key]: settings }) as Record<Key, Doc>;

    const select = async ({ db, siteId }: Where, lock = false): Promise<Doc> => {
      const found = await sql<{ doc: Partial<Doc> }>`
        select doc from ${rows} where site_id = ${siteId} ${lock ? sql`for update` : sql``}`.execute(db);
      return { ...defaults, ...found.rows[0]?.doc };
    };

    /** Held until the transaction ends, also by the first who writes them. */
    const hold = async (where: Where): Promise<Doc> => {
      forgetStanding(where.db);
      await sql`insert into ${rows} (site_id, doc) values (${where.siteId}, '{}') on conflict do nothing`.execute(
        where.db,
      );
      return select(where, true);
    };

    const write = async ({ db, siteId }: Where, settings: Doc): Promise<void> => {
      forgetStanding(db);
      await sql`insert into ${rows} (site_id, doc) values (${siteId}, ${JSON.stringify(settings)}::jsonb)
        on conflict (site_id) do update set doc = excluded.doc`.execute(db);
    };

    return {
      read: (where) => (isStanding(table) ? standing(where, table, () => select(where)) : select(where)),
      write,
      get: async (_request, context) => named(await select(context)),
      update: async (request, context) => {
        const before = await hold(context);
        const patched = mergePatch(before, request[key], {
          mask: request.fieldMask,
          readonly: ['createdDate', 'updatedDate'],
          immutable: [],
        });
        const now = context.clock.now().toISOString();
        const dates = dated && { createdDate: (before as Dated).createdDate ?? now, updatedDate: now };
        const after = { ...defaults, ...patched, ...dates };
        await write(context, after);
        if (events) await context.emit(events.updated(after, context.siteId));
        return named(after);
      },
    };
  };
