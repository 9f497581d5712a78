import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { systemClock } from '../adapters/system.ts';
import type { Queryable } from '../../database/database.ts';
import { markNotes } from '../../database/notes.ts';
import { eachEngine } from '../../testing/engines.ts';
import { eventMigrations, writeEvent } from './outbox.ts';

const origin: Parameters<typeof writeEvent>[2] = {
  siteId: 'site',
  requestId: 'call',
  clock: systemClock,
  ids: { guid: () => crypto.randomUUID() },
  identity: { identityType: 'APP', appId: 'app' },
};
const WRITERS = 8;
const EACH = 6;

eachEngine(
  'the outbox',
  (database, engine) => {
    const tell = (tx: Queryable, entityId: string): Promise<void> =>
      writeEvent(
        tx,
        {
          entityFqdn: 'wix.ecom.v1.order',
          slug: 'updated',
          entityId,
          body: { updatedEvent: { currentEntity: {} } },
        },
        origin,
      );
    const after = async (sequence: number): Promise<{ sequence: number; entity: string }[]> => {
      const { rows } = await sql<{ sequence: number; entity: string }>`
        SELECT sequence, entity_id AS entity FROM domain_events
        WHERE site_id = ${origin.siteId} AND sequence > ${sequence} ORDER BY sequence`.execute(
        database().kysely,
      );
      return rows;
    };

    it('is numbered in the order of commits: who reads along skips nothing, whoever began first', async () => {
      const read: { sequence: number; entity: string }[] = [];
      let reading = Promise.resolve();
      const readOn = (): Promise<void> =>
        (reading = reading.then(async () => void read.push(...(await after(read.at(-1)?.sequence ?? 0)))));
      const turns: Promise<void>[] = [];
      for (let writer = 0; writer < WRITERS; writer++) {
        turns.push(
          (async () => {
            for (let turn = 0; turn < EACH; turn++) {
              await database().transaction(async (tx) => {
                await tell(tx, 'shared');
                // Others commit while this one has taken its place already.
                await sql`SELECT pg_sleep(${((writer * 7 + turn * 3) % 5) / 200})`.execute(tx);
                await tell(tx, `${writer}-${turn}`);
              });
              await readOn();
            }
          })(),
        );
      }
      await Promise.all(turns);
      await readOn();
      const all = await after(0);
      expect(all).toHaveLength(WRITERS * EACH * 2);
      expect(new Set(all.map(({ sequence }) => sequence)).size).toBe(all.length);
      expect(read).toEqual(all);
    });

    it.runIf(engine === 'postgres')('has whoever began first and commits last at the end', async () => {
      const [last] = (await after(0)).slice(-1);
      let commit = (): void => {};
      const gate = new Promise<void>((resolve) => (commit = resolve));
      let written = (): void => {};
      const begun = new Promise<void>((resolve) => (written = resolve));
      const slow = database().transaction(async (tx) => {
        await tell(tx, 'slow');
        written();
        await gate;
      });
      await begun;
      await database().transaction((tx) => tell(tx, 'quick'));
      expect((await after(last?.sequence ?? 0)).map(({ entity }) => entity)).toEqual(['quick']);
      commit();
      await slow;
      expect((await after(last?.sequence ?? 0)).map(({ entity }) => entity)).toEqual(['quick', 'slow']);
    });

    it('tells what happened before and after a savepoint, and nothing of what went with it', async () => {
      const [last] = (await after(0)).slice(-1);
      await database().transaction(async (tx) => {
        await tell(tx, 'before');
        for (const outcome of ['undo', undefined] as const) {
          const ended = await markNotes(tx);
          await sql`SAVEPOINT here`.execute(tx);
          await tell(tx, outcome === 'undo' ? 'undone' : 'kept');
          await sql.raw(outcome === 'undo' ? 'ROLLBACK TO here' : 'RELEASE here').execute(tx);
          ended(outcome);
        }
        await tell(tx, 'behind');
      });
      const told = (await after(last?.sequence ?? 0)).map(({ entity }) => entity);
      expect(told).toEqual(['before', 'kept', 'behind']);
    });

    it('tells nothing of what was rolled back', async () => {
      const before = await after(0);
      const undone = database().transaction(async (tx) => {
        await tell(tx, 'undone');
        throw new Error('no');
      });
      await expect(undone).rejects.toThrow('no');
      expect(await after(0)).toEqual(before);
    });
  },
  [eventMigrations],
);
