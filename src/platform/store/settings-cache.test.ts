import { expect, it } from 'vitest';
import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { eachEngine } from '../../testing/engines.ts';
import { statementsOf } from '../../testing/statements.ts';
import { platformMigrations } from '../platform.ts';
import { writeTaxSettings } from '../services/ecom/tax-settings/public.ts';
import { cachedSettings } from './settings-cache.ts';

const siteId = 'a shop of its own';

eachEngine(
  'what stands until somebody changes it',
  (database) => {
    const read = (db: Queryable): Promise<boolean | undefined> =>
      cachedSettings({ db, siteId }, 'included', async () => {
        const { rows } = await sql<{ included: boolean }>`
          select (doc ->> 'taxIncludedInItemPrices')::boolean as included from tax_settings
          where site_id = ${siteId}`.execute(db);
        return rows[0]?.included;
      });
    const write = (db: Queryable, taxIncludedInItemPrices: boolean): Promise<void> =>
      writeTaxSettings({ db, siteId }, { taxIncludedInItemPrices });
    const readAlone = (): Promise<boolean | undefined> => database().read(read);

    it('is read once, and asked for its version once a transaction', async () => {
      await database().transaction((tx) => write(tx, true));
      expect(await readAlone()).toBe(true);
      const statements = await statementsOf(() =>
        database().read(async (tx) => {
          expect([await read(tx), await read(tx)]).toEqual([true, true]);
        }),
      );
      expect(statements.slice(1, -1)).toEqual(['select version from standing_version where one = $1']);
    });

    it('is what a transaction wrote itself, and for the others what it was until the commit', async () => {
      await database().transaction(async (tx) => {
        expect(await read(tx)).toBe(true);
        await write(tx, false);
        expect(await read(tx)).toBe(false);
        await write(tx, true);
        await write(tx, false);
        expect(await read(tx)).toBe(false);
      });
      expect(await readAlone()).toBe(false);
    });

    it('is what it was where a change was undone', async () => {
      const undone = database().transaction(async (tx) => {
        await write(tx, true);
        expect(await read(tx)).toBe(true);
        throw new Error('no');
      });
      await expect(undone).rejects.toThrow('no');
      expect(await readAlone()).toBe(false);
    });

    it('is heard of whoever changed it, and by whatever statement', async () => {
      expect(await readAlone()).toBe(false);
      await sql`update tax_settings set doc = '{"taxIncludedInItemPrices": true}' where site_id = ${siteId}`.execute(
        database().kysely,
      );
      expect(await readAlone()).toBe(true);
      await sql`truncate tax_settings`.execute(database().kysely);
      expect(await readAlone()).toBeUndefined();
    });

    it('is nobody’s to change', async () => {
      const list = await database().read((db) =>
        cachedSettings({ db, siteId }, 'list', async () => [{ names: ['a'] }]),
      );
      expect(() => list[0]?.names.push('b')).toThrow(TypeError);
    });
  },
  platformMigrations,
);
