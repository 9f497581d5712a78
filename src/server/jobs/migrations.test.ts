import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { freshDatabase } from '../../testing/databases/own-database.ts';
import { jobMigrations } from './migrations.ts';

it.each([
  ['drops what the former queue left', ['jobs', '__pgboss__send-it'], null],
  ['keeps the queues of another program', ['jobs', 'newsletters'], 'pgboss.queue'],
])('%s', async (_, queues, left) => {
  const database = await freshDatabase('pglite');
  const migrate = (from: number, to?: number): Promise<void> =>
    database.migrate([
      {
        service: 'jobs',
        migrations: Object.fromEntries(Object.entries(jobMigrations.migrations).slice(from, to)),
      },
    ]);
  await migrate(0, 2);
  await sql`CREATE TABLE pgboss.queue (name text)`.execute(database.kysely);
  for (const name of queues) await sql`INSERT INTO pgboss.queue VALUES (${name})`.execute(database.kysely);
  await migrate(2);
  const { rows } = await sql`SELECT to_regclass('pgboss.queue')::text AS left`.execute(database.kysely);
  expect(rows).toEqual([{ left }]);
  await database.close();
});
