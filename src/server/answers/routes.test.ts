import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { roleNames } from '../../shared/permissions.ts';
import { MAX_ANSWERS, type SavedAnswer } from '../../shared/saved-answers.ts';
import { onDatabase } from '../../testing/engines.ts';
import { gatewayMigrations, resetGateway, startGateway, type TestGateway } from '../../testing/gateway.ts';

const KEEPERS: ReadonlySet<string> = new Set(['owner', 'merchant', 'moderator']);
const thanks = { title: 'Thanks', text: 'Dear {name}, thank you for writing about {product}.' };

onDatabase(
  'saved answers',
  (database) => {
    let shop: TestGateway;

    beforeEach(async () => {
      shop = startGateway(database());
      await resetGateway(shop);
      await sql`TRUNCATE saved_answers`.execute(database().kysely);
    });

    const path = '/admin/api/saved-answers';

    it('are made, changed and deleted by who may reply, and read by everybody of the team', async () => {
      for (const role of roleNames) {
        const person = await shop.signedIn(role);
        const made = await person.post(path, { ...thanks, title: role });
        expect(`${role} ${made.status}`).toBe(`${role} ${KEEPERS.has(role) ? 200 : 403}`);
        expect((await person.get(path)).status).toBe(200);
      }
      const moderator = await shop.signedIn('moderator');
      const [first] = (await (await moderator.get(path)).json()) as SavedAnswer[];
      expect(first).toMatchObject({ title: 'merchant', text: thanks.text });
      const one = `${path}/${first?.id}`;
      expect((await moderator.put(one, { ...thanks, text: 'Thank you.' })).status).toBe(200);
      expect((await moderator.send('DELETE', one)).status).toBe(200);
      expect((await moderator.send('DELETE', one)).status).toBe(404);
      expect((await moderator.put(one, thanks)).status).toBe(404);
      expect((await shop.browser().get(path)).status).toBe(401);
      const owner = await shop.signedIn('owner');
      const listed = (await (await owner.get('/admin/api/audit-log')).json()) as { operation: string }[];
      const actions = listed.map(({ operation }) => operation).filter((name) => name.endsWith('Answer'));
      expect(actions).toHaveLength(5);
    });

    it.each([
      [{ ...thanks, title: ' ' }],
      [{ ...thanks, title: 'x'.repeat(81) }],
      [{ ...thanks, text: '' }],
      [{ ...thanks, text: 'x'.repeat(1001) }],
      [{ ...thanks, text: 'Dear {nmae}' }],
      [{ ...thanks, more: 1 }],
    ])('reject %j', async (input) => {
      const person = await shop.signedIn('moderator');
      const reply = await person.post(path, input);
      expect(reply.status).toBe(400);
      expect(await (await person.get(path)).json()).toEqual([]);
    });

    it('are no more than a person would look through', async () => {
      await sql`INSERT INTO saved_answers (site_id, id, title, text, changed_by, updated_date)
        SELECT ${shop.gateway.siteId}, n::text, 't', 't', 'x', 'x' FROM generate_series(1, ${MAX_ANSWERS}) AS n`.execute(
        database().kysely,
      );
      const person = await shop.signedIn('moderator');
      expect((await person.post(path, thanks)).status).toBe(428);
    });
  },
  gatewayMigrations,
);
