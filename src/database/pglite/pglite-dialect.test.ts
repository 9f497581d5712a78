import type { PGlite } from '@electric-sql/pglite';
import { Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { ConnectionGate } from './connection-gate.ts';
import { pgliteDialect } from './pglite-dialect.ts';

it.each([
  ['a full disk', { code: '53100', severity: 'ERROR' }, true],
  ['what ends PostgreSQL', { code: 'XX000', severity: 'PANIC' }, true],
  ['a value that is there already', { code: '23505', severity: 'ERROR' }, false],
])('tells of %s whether the database can go on', async (_, fields, broken) => {
  const failure = Object.assign(new Error('no'), fields);
  const client = {
    waitReady: Promise.resolve(),
    runExclusive: () => Promise.reject(failure),
  } as unknown as PGlite;
  const told: unknown[] = [];
  const db = new Kysely({
    dialect: pgliteDialect(client, new ConnectionGate(), (error) => void told.push(error)),
  });
  await expect(sql`select 1`.execute(db)).rejects.toThrow(failure);
  expect(told).toEqual(broken ? [failure] : []);
});
