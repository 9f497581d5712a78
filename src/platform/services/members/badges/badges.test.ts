import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { newVisitor, startAccounts } from '#testing/accounts.ts';
import { badgeModules, newBadge, newMembers } from '#testing/badges.ts';
import { onDatabase } from '#testing/engines.ts';
import { errorOf } from '#testing/orders.ts';
import { platformMigrations } from '#platform/platform.ts';

const NOBODY = '99999999-9999-4999-8999-999999999999';

onDatabase(
  'badges',
  (database) => {
    const start = () => startAccounts(database());
    const shop = () => badgeModules(start());
    const told = async (id: string): Promise<string[]> => {
      const { rows } = await sql<{
        type: string;
      }>`select entity_fqdn || '_' || slug as type from domain_events
        where entity_id = ${id} order by sequence`.execute(database().kysely);
      return rows.map(({ type }) => type);
    };
    const orderOf = async (): Promise<(string | undefined)[]> =>
      ((await shop().badges.listBadges({ paging: { limit: 1000 } })).badges ?? []).map(({ _id }) => _id);

    it('docs: one badge, told of by both versions', async () => {
      const { badges, badgesV2 } = shop();
      const made = await badges.createBadge({
        title: ' Old friend! ',
        description: 'Two years a member',
        backgroundColor: '#fbe9e7',
        textColor: '#a0342b',
        icon: 'https://pictures.test/heart.svg',
      });
      expect(made).toMatchObject({
        title: 'Old friend!',
        slug: 'old-friend',
        backgroundColor: '#FBE9E7',
        textColor: '#A0342B',
        icon: 'https://pictures.test/heart.svg',
        permissionsEnabled: false,
      });
      const id = String(made._id);
      expect(await badgesV2.getBadge(id)).toMatchObject({
        revision: '1',
        title: 'Old friend!',
        icon: 'https://pictures.test/heart.svg',
      });
      const updated = await badgesV2.updateBadge(id, { revision: '1', title: 'Good friend' });
      expect(updated).toMatchObject({ revision: '2', slug: 'good-friend', backgroundColor: '#FBE9E7' });
      expect(await errorOf(badgesV2.updateBadge(id, { revision: '1', title: 'Late' }))).toBe(
        'REVISION_MISMATCH',
      );
      // The version before knows no revisions.
      const again = await badges.updateBadge(id, { title: 'Good friend', icon: '' });
      expect(again).toMatchObject({ slug: 'good-friend' });
      expect(again).not.toHaveProperty('icon');
      expect(await badgesV2.getBadge(id)).toMatchObject({ revision: '3' });
      await badges.deleteBadge(id);
      expect(await errorOf(badgesV2.getBadge(id))).toBe('NOT_FOUND');
      expect(await errorOf(badges.deleteBadge(id))).toBe('NOT_FOUND');
      const types = ['created', 'updated', 'updated', 'deleted'].map((slug) => `wix.badges.v4.badge_${slug}`);
      expect(await told(id)).toEqual(types);
    });

    it('docs: colours that are not said are purple and white; what no badge has is rejected', async () => {
      const { badges, badgesV2 } = shop();
      const plain = await badges.createBadge({ title: 'Plain' });
      expect(plain).toMatchObject({ backgroundColor: '#796EFF', textColor: '#FFFFFF' });
      const colours = { backgroundColor: '#FFF', textColor: '#000' };
      const rejected = [
        badges.createBadge({ title: '  ', ...colours }),
        badges.createBadge({ title: 'x'.repeat(51), ...colours }),
        badges.createBadge({ title: 'x', ...colours, description: 'x'.repeat(1501) }),
        badges.createBadge({ title: 'x', ...colours, textColor: 'red' }),
        badges.createBadge({ title: 'x', ...colours, icon: 'wix:image://v1/a.svg/a.svg' }),
        badgesV2.createBadge({
          title: 'x',
          ...colours,
          icon: 'wix:image://v1/none~mv2.png/a.png#originWidth=1&originHeight=1',
        }),
      ];
      expect(await Promise.all(rejected.map(errorOf))).toEqual([
        ['badge.title REQUIRED_FIELD'],
        ['badge.title MAX_LENGTH'],
        ['badge.description MAX_LENGTH'],
        ['badge.textColor FORMAT'],
        ['badge.icon FORMAT'],
        ['badge.icon.id VALIDATION'],
      ]);
    });

    it('docs: the slug is made of the title, and no two are alike', async () => {
      const { badgesV2 } = shop();
      const ids = await Promise.all(
        ['Keen Eye', 'keen   eye', 'Keen-eye'].map((title) => newBadge(start(), title)),
      );
      const made = await Promise.all(ids.map((id) => badgesV2.getBadge(id)));
      expect(new Set(made.map(({ slug }) => slug))).toEqual(
        new Set(['keen-eye', 'keen-eye-1', 'keen-eye-2']),
      );
      expect(await badgesV2.getBadge(await newBadge(start(), '★'))).toMatchObject({ slug: 'badge' });
      expect(await badgesV2.getBadge(await newBadge(start(), 'Straße 7'))).toMatchObject({
        slug: 'straße-7',
      });
    });

    it('docs: badges are moved first, last and after another; new ones come last', async () => {
      const { badges, badgesV2 } = shop();
      const before = await orderOf();
      const made: string[] = [];
      for (const title of ['One', 'Two', 'Three']) made.push(await newBadge(start(), title));
      const [one = '', two = '', three = ''] = made;
      expect(await orderOf()).toEqual([...before, one, two, three]);
      await badgesV2.moveBadge(three, { position: 'FIRST' });
      expect(await orderOf()).toEqual([three, ...before, one, two]);
      await badgesV2.moveBadge(three, { position: 'AFTER', moveAfterBadgeId: one });
      expect(await orderOf()).toEqual([...before, one, three, two]);
      await badgesV2.moveBadge(one, { position: 'LAST' });
      expect(await orderOf()).toEqual([...before, three, two, one]);
      const { badges: named } = await badgesV2.updateBadgesDisplayOrder([one, two]);
      expect(named?.map(({ _id }) => _id)).toEqual([one, two, ...before, three]);
      await badges.updateBadgesDisplayOrder([...before.map(String), one]);
      expect(await orderOf()).toEqual([...before, one, two, three]);
      const page = await badges.listBadges({ paging: { limit: 2, offset: before.length } });
      expect(page.badges?.map(({ _id }) => _id)).toEqual([one, two]);
      expect(page.metadata).toMatchObject({ count: 2, total: before.length + 3 });
      const rejected = [
        badgesV2.moveBadge(NOBODY, { position: 'FIRST' }),
        badgesV2.moveBadge(one, { position: 'AFTER' }),
        badgesV2.moveBadge(one, { position: 'AFTER', moveAfterBadgeId: NOBODY }),
        badgesV2.moveBadge(one, { position: 'AFTER', moveAfterBadgeId: one }),
        badgesV2.updateBadgesDisplayOrder([one, one]),
        badges.updateBadgesDisplayOrder([one, NOBODY]),
      ];
      expect(await Promise.all(rejected.map(errorOf))).toEqual([
        'NOT_FOUND',
        ['options.moveAfterBadgeId REQUIRED_FIELD'],
        'NOT_FOUND',
        ['options.moveAfterBadgeId VALIDATION'],
        ['ids VALIDATION'],
        'NOT_FOUND',
      ]);
      // Only those that stand elsewhere are told of.
      expect((await told(two)).length).toBeGreaterThan(1);
      const heard = (await told(one)).length;
      await badgesV2.moveBadge(one, { position: 'AFTER', moveAfterBadgeId: String(before.at(-1)) });
      expect((await told(one)).length).toBe(heard);
    });

    it('assumed: two orders at once are one after the other', async () => {
      const { badgesV2 } = shop();
      const made = await Promise.all(['A', 'B', 'C', 'D'].map((title) => newBadge(start(), title)));
      await Promise.all([
        ...made.map((id) => badgesV2.moveBadge(id, { position: 'FIRST' })),
        badgesV2.updateBadgesDisplayOrder(made),
        ...made.map((id) => badgesV2.moveBadge(id, { position: 'LAST' })),
      ]);
      const after = await orderOf();
      expect(new Set(after).size).toBe(after.length);
      expect(after).toEqual(expect.arrayContaining(made));
    });

    it('sdk: queries are by offset, the newest first; by cursor where that is asked for', async () => {
      const { badgesV2 } = shop();
      const made = await Promise.all(['Q one', 'Q two', 'Q three'].map((title) => newBadge(start(), title)));
      const page = await badgesV2.queryBadges().startsWith('title', 'q ').limit(2).find();
      expect(page.items).toHaveLength(2);
      const rest = await page.next();
      expect(new Set([...page.items, ...rest.items].map(({ _id }) => _id))).toEqual(new Set(made));
      const filter = { title: { $startsWith: 'Q ' } };
      const ask = async (query: object) =>
        (await start().call('POST', '/badges/v4/badges/query', { query })).json() as Promise<{
          badges: object[];
          pagingMetadata: { cursors: { next?: string } };
        }>;
      const first = await ask({ filter, cursorPaging: { limit: 2 } });
      const second = await ask({ cursorPaging: { limit: 2, cursor: first.pagingMetadata.cursors.next } });
      expect(second.badges).toHaveLength(1);
    });

    it('docs: shoppers read badges, and change none', async () => {
      const id = await newBadge(start(), 'Seen by all');
      const visitor = badgeModules(start(), newVisitor());
      expect(await visitor.badgesV2.getBadge(id)).toMatchObject({ title: 'Seen by all' });
      expect(await visitor.badges.getBadge(id)).toMatchObject({ title: 'Seen by all' });
      const [member = ''] = await newMembers(start(), 1);
      const rejected = [
        visitor.badgesV2.deleteBadge(id),
        visitor.badgesV2.moveBadge(id, { position: 'FIRST' }),
        visitor.badges.assignBadge(id, [member]),
        visitor.badges.getMemberCountsPerBadge(),
        visitor.badgeAssignments.createBadgeAssignment({ badgeId: id, memberId: member }),
      ];
      expect(new Set(await Promise.all(rejected.map(errorOf)))).toEqual(new Set(['PERMISSION_DENIED']));
    });
  },
  platformMigrations,
);
