import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type { Database } from '../../database/database.ts';
import { adapterMigrations } from '../../platform/adapters/migrations.ts';
import { platformMigrations } from '../../platform/platform.ts';
import { services } from '../../platform/services.ts';
import { defineEntity, type EntityDefinition } from '../../platform/store/index.ts';
import { createTable } from '../../platform/store/table-schema.ts';
import { freshDatabase } from '../../testing/databases/own-database.ts';
import { sharedDatabase } from '../../testing/databases/shared-database.ts';
import { eachEngine } from '../../testing/engines.ts';
import { gatewayMigrations } from '../../server/migrations.ts';
import { differences } from './differences.ts';
import { buildFromDefinitions, nextMigration, tableDifferences } from './next-migration.ts';
import { readSchema, type SchemaPart } from './read-schema.ts';

const everything = [...gatewayMigrations, ...platformMigrations, ...adapterMigrations];
const SITE = 'site';

const before: EntityDefinition = {
  table: 'lamps',
  spec: { paging: 'cursor', fields: [], searchable: [], aggregatable: [] },
  columns: { name: { type: 'text', required: true, index: true }, watts: { type: 'text' } },
  defaultSort: [{ fieldName: 'id', order: 'ASC' }],
  maxLimit: 100,
};
const after: EntityDefinition = {
  ...before,
  columns: {
    name: { type: 'text', required: true, prefix: true },
    watts: { type: 'decimal', index: true },
    lit: { type: 'boolean' },
    'bulbs.colour': { type: 'list' },
  },
  indexes: [['lit', 'name']],
  summary: ['lit'],
  reply: { operation: 'ecom_orders.getOrder', field: 'order' },
};

interface Lamp {
  id: string;
  name: string;
  watts?: string;
  lit?: boolean;
  bulbs?: { colour: string }[];
}

const lamps: Lamp[] = [
  { id: 'a', name: 'Arc', watts: '9.5', lit: true, bulbs: [{ colour: 'red' }, { colour: 'blue' }] },
  { id: 'b', name: 'Bay', watts: '60', lit: false },
  { id: 'c', name: 'Cup', watts: '7', lit: true },
];

const build = async (database: Database, work: (database: Database) => Promise<SchemaPart[]>) => {
  const other = await freshDatabase(database.engine);
  await other.migrate([]);
  const parts = await work(other);
  await other.close();
  return parts;
};

eachEngine('the migrations', (database) => {
  const db = () => database().kysely;
  /** What every migration in turn has built: the database that the tests share is a copy of that. */
  let built: Promise<SchemaPart[]> | undefined;
  async function readBuilt(): Promise<SchemaPart[]> {
    const migrated = await sharedDatabase(database().engine);
    const parts = await readSchema(migrated.kysely);
    await migrated.close();
    return parts;
  }
  const fresh = () => (built ??= readBuilt());
  const fromDefinitions = (definitions: readonly EntityDefinition[]) =>
    build(database(), async ({ kysely }) => buildFromDefinitions(kysely, definitions));

  it('build, step by step, what the definitions say', async () => {
    const definitions = services.flatMap(({ entities = [] }) => entities.map(({ definition }) => definition));
    const [actual, wanted] = [await fresh(), await fromDefinitions(definitions)];
    expect(definitions.flatMap(({ table }) => tableDifferences(actual, wanted, table))).toEqual([]);
  });

  it('let any part of what is searched be found by an index, but where there are few rows', async () => {
    const indexes = (await fresh()).filter(({ name }) => name.endsWith('_search_text_parts'));
    expect(indexes.map(({ table }) => table)).toEqual([
      'customer_records',
      'enterprise_items',
      'media_files',
      'orders',
      'products',
      'reviews',
    ]);
  });

  it('bring an install from before their text was fixed to where a new one is', async () => {
    const upgraded = await build(database(), async (other) => {
      const statements = await readFile(new URL('install-61da3b4.sql', import.meta.url), 'utf8');
      await sql.raw(statements).execute(other.kysely);
      await other.migrate(everything);
      return readSchema(other.kysely);
    });
    expect(differences(upgraded, await fresh())).toEqual([]);
  });

  beforeAll(async () => {
    await sql.raw(createTable(before)).execute(db());
    await sql`create unique index lamps_watts_once on lamps (site_id, watts)`.execute(db());
    await defineEntity<Lamp>(before).insertMany(db(), SITE, lamps);
  });

  it('are written as the difference, and fill what is there already', async () => {
    const wanted = await fromDefinitions([after]);
    const text = nextMigration(after, await readSchema(db()), wanted);
    await database().migrate([{ service: 'lamps', migrations: { '002-more': text ?? '' } }]);
    const actual = await readSchema(db());
    expect(tableDifferences(actual, wanted, 'lamps')).toEqual([]);
    expect(nextMigration(after, actual, wanted)).toBeUndefined();
    expect(actual.map(({ name }) => name)).toContain('lamps_watts_once');

    const entity = defineEntity<Lamp>(after);
    expect(await entity.findIds(db(), SITE, {})).toHaveLength(3);
    expect(await entity.count(db(), SITE, { watts: { $lt: '10' } })).toMatchObject({ count: 2 });
    expect(await entity.count(db(), SITE, { 'bulbs.colour': { $hasSome: ['red'] } })).toMatchObject({
      count: 1,
    });
    await entity.insert(db(), SITE, { id: 'd', name: 'Dot', lit: true });
    expect(await entity.count(db(), SITE, { lit: true })).toMatchObject({ count: 3 });
    const { rows } = await sql`select sum(n)::int as n from lamps_summary where lit`.execute(db());
    expect(rows).toEqual([{ n: 3 }]);
  });

  it('are written back as well', async () => {
    const wanted = await fromDefinitions([before]);
    const text = nextMigration(before, await readSchema(db()), wanted);
    await sql.raw(text ?? '').execute(db());
    expect(tableDifferences(await readSchema(db()), wanted, 'lamps')).toEqual([]);
  });
});
