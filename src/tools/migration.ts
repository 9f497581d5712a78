/**
 * `npm run migration <service> <name>`: writes the service's next migration, the difference between what its
 * migrations build and what its definitions say. Read it, correct it, commit it. `--check` tells whether any is missing.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { openDatabase } from '../database/open-database.ts';
import type { ServiceDefinition } from '../platform/service.ts';
import { describeDifference } from './schema/differences.ts';
import { buildFromDefinitions, nextMigration, tableDifferences } from './schema/next-migration.ts';
import { readSchema, type SchemaPart } from './schema/read-schema.ts';

const [service, name] = process.argv.slice(2);
const [folder = `src/platform/services/extensions/${service}`] = globSync(
  `src/platform/services/*/${service}`,
);
const file = `${folder}/migrations.ts`;
const EMPTY = `import type { Migrations } from '#database/database.ts';

export const migrations: Migrations = {
};
`;
// The service that is to be read imports it.
if (service !== '--check' && !existsSync(file) && existsSync(file.replace('/migrations.ts', ''))) {
  writeFileSync(file, EMPTY);
}

const { platformMigrations } = await import('../platform/platform.ts');
const { services } = await import('../platform/services.ts');

const { actual, wanted } = await readSchemas();
if (service === '--check') check();
else write(services.find((known) => known.name === service));

/** Both schemas in one database, whose start takes longer than either: what the definitions build is rolled back. */
async function readSchemas(): Promise<Readonly<Record<'actual' | 'wanted', SchemaPart[]>>> {
  const definitions = services.flatMap(({ entities = [] }) => entities.map(({ definition }) => definition));
  const database = await openDatabase({ memory: true });
  await database.migrate([]);
  let wanted: SchemaPart[] = [];
  const rollback = new Error('rolled back');
  const built = database.transaction(async (tx) => {
    wanted = await buildFromDefinitions(tx, definitions);
    throw rollback;
  });
  await built.catch((error: unknown) => {
    if (error !== rollback) throw error;
  });
  await database.migrate(platformMigrations);
  const actual = await readSchema(database.kysely);
  await database.close();
  return { actual, wanted };
}

function check(): void {
  for (const { name, entities = [] } of services) {
    const found = entities.flatMap(({ definition }) => tableDifferences(actual, wanted, definition.table));
    if (found.length === 0) continue;
    console.error(`What the migrations of ${name} build is not what its definitions say:`);
    for (const difference of found) console.error(`  ${describeDifference(difference)}`);
    console.error(`Write the next migration: npm run migration ${name} <what-changes>`);
    process.exitCode = 1;
  }
}

function write(definition: ServiceDefinition | undefined): void {
  if (!definition || !/^[a-z][a-z0-9-]*$/.test(name ?? '')) {
    console.error('npm run migration <service> <name>, such as: npm run migration orders promised-date');
    process.exitCode = 1;
    return;
  }
  const changes = (definition.entities ?? []).flatMap(
    (entity) => nextMigration(entity.definition, actual, wanted) ?? [],
  );
  if (changes.length === 0) {
    console.log('Nothing to write: the migrations build what the definitions say.');
    return;
  }
  const number = String(Object.keys(definition.migrations ?? {}).length + 1).padStart(3, '0');
  const text = changes.join('\n').replace(/^(?=.)/gm, '    ');
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, before.replace(/\};\n$/, `  '${number}-${name}': \`\n${text}\`,\n};\n`));
  console.log(`${number}-${name} stands in ${file}: read it, correct it, commit it.`);
}
