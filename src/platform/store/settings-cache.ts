import { sql } from 'kysely';
import type { MigrationSet, Queryable } from '../../database/database.ts';
import { noteIn, type Note } from '../../database/notes.ts';
import type { SiteDb } from '../context.ts';

/** Settings that every price or order needs, and that change only when a person changes them. */
const FIRST = [
  'bank_accounts',
  'checkout_settings',
  'delivery_profiles',
  'discount_rules',
  'manual_tax_mappings',
  'orders_settings',
  'shipping_options',
  'tax_regions',
  'tax_settings',
];
const LATER = ['review_request_settings'];
const GIFTS = ['gift_card_rules'];
const ORDER = ['discount_rule_order'];
const PRIVACY = ['default_privacy', 'member_privacy_settings'];
const DELIVERY = ['delivery_keeping', 'local_delivery_options', 'pickup_locations'];
const TAXED = ['invoice_settings', 'contact_tax_details'];
const PLUGINS = ['service_plugins'];
const EMAILS = ['email_templates'];
const TABLES = new Set([
  ...FIRST,
  ...LATER,
  ...GIFTS,
  ...ORDER,
  ...PRIVACY,
  ...DELIVERY,
  ...TAXED,
  ...PLUGINS,
  ...EMAILS,
]);

const triggersOn = (tables: readonly string[]): string =>
  tables
    .map(
      (table) => `CREATE TRIGGER standing AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION standing_changed();`,
    )
    .join('\n');

/** Whoever changes any of it, in whatever process and by whatever statement, gives it another version. */
export const settingsCacheMigrations: MigrationSet = {
  service: 'standing',
  migrations: {
    '001-version': `
      CREATE TABLE standing_version (one boolean PRIMARY KEY, version text NOT NULL);
      INSERT INTO standing_version VALUES (true, gen_random_uuid()::text);
      CREATE FUNCTION standing_changed() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          UPDATE standing_version SET version = gen_random_uuid()::text;
          RETURN NULL;
        END $$;
      ${triggersOn(FIRST)}`,
    '002-review-requests': triggersOn(LATER),
    '003-gift-cards': triggersOn(GIFTS),
    '004-discount-order': triggersOn(ORDER),
    '005-member-privacy': triggersOn(PRIVACY),
    '006-delivery': triggersOn(DELIVERY),
    '007-seller-and-exempt': triggersOn(TAXED),
    '008-service-plugins': triggersOn(PLUGINS),
    '009-email-templates': triggersOn(EMAILS),
  },
};

/** A version is never given twice, so what is known of one holds for good, whichever database it is of. */
const known = new Map<string, Map<string, unknown>>();
const MAX_VERSIONS = 4;

function knownOf(version: string): Map<string, unknown> {
  const values = known.get(version) ?? new Map<string, unknown>();
  known.delete(version);
  known.set(version, values);
  for (const old of [...known.keys()].slice(0, -MAX_VERSIONS)) known.delete(old);
  return values;
}

/** The version a transaction saw first; what it changes itself it sees at once. */
class Seen implements Note {
  version: Promise<string | undefined> | undefined;

  mark(): () => void {
    return () => {
      this.version = undefined;
    };
  }
}

const SEEN = Symbol('standing version');

async function readVersion(db: Queryable): Promise<string | undefined> {
  const { rows } = await sql<{
    version: string;
  }>`select version from standing_version where one = ${true}`.execute(db);
  return rows[0]?.version;
}

const versionFor = (db: Queryable): Promise<string | undefined> => {
  const seen = noteIn(db, SEEN, () => new Seen());
  if (!seen) return readVersion(db);
  return (seen.version ??= readVersion(db));
};

/** Shared by all who ask: nobody may change it. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) frozen(part);
  return value;
}

/**
 * What `load` reads of tables that change seldom, from memory while nothing in any of them has changed: a transaction
 * asks for their version once. Only for what a table in `TABLES` says, and few different names.
 */
export async function cachedSettings<T>(
  { db, siteId }: SiteDb,
  name: string,
  load: () => Promise<T>,
): Promise<T> {
  const version = await versionFor(db);
  if (version === undefined) return load();
  const values = knownOf(version);
  const key = `${siteId} ${name}`;
  if (values.has(key)) return values.get(key) as T;
  const value = frozen(await load());
  // Not if somebody changed it while it was read.
  if ((await readVersion(db)) === version) values.set(key, value);
  return value;
}

/** Told by whoever writes such a table: the rest of the transaction goes by what it wrote. */
export function forgetCachedSettings(db: Queryable): void {
  const seen = noteIn(db, SEEN, () => new Seen());
  if (seen) seen.version = undefined;
}

/** Whether the settings may be cached in memory. */
export const isCachedTable = (table: string): boolean => TABLES.has(table);
