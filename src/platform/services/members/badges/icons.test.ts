import { expect, it } from 'vitest';
import type { KnownFile } from '#shared/media.ts';
import { startAccounts } from '#testing/accounts.ts';
import { badgeModules } from '#testing/badges.ts';
import { onDatabase } from '#testing/engines.ts';
import { platformMigrations } from '#platform/platform.ts';
import { takeInFiles } from '../../media/media-files/public.ts';

const SIGN = `aaaaaa_${'1'.repeat(32)}~mv2.png`;

const picture: KnownFile = {
  id: SIGN,
  received: {
    fileName: 'sign.png',
    contentType: 'image/png',
    sizeInBytes: 10,
    sha256: '1'.repeat(64),
    md5: 'b'.repeat(32),
  },
  found: { mediaType: 'IMAGE', contentType: 'image/png', width: 64, height: 48, assets: {} },
};

onDatabase(
  'signs of badges',
  (database) => {
    it('docs: a picture of the library, known by its own measures, taken away again', async () => {
      const stack = startAccounts(database());
      const { badges, badgesV2 } = badgeModules(stack);
      const taking = { db: database().kysely, siteId: stack.site.id, now: stack.clock.now() };
      await takeInFiles(taking, [picture]);
      const uses = async (): Promise<object[]> => {
        const answer = await stack.call('POST', '/hosted/media/uses/read', { fileIds: [SIGN] });
        return ((await answer.json()) as { uses: object[] }).uses;
      };
      const icon = `wix:image://v1/${SIGN}/sign.png#originWidth=1&originHeight=1`;
      const colours = { backgroundColor: '#FFFFFF', textColor: '#000000' };
      const made = await badgesV2.createBadge({ title: 'Signed', ...colours, icon });
      const id = String(made._id);
      expect(made.icon).toContain(SIGN);
      expect(made.icon).toContain('originWidth=64&originHeight=48');
      expect((await badges.getBadge(id)).icon).toMatch(/^https:.*~mv2\.png$/);
      expect(await uses()).toMatchObject([{ entity: 'badge', entityId: id, place: 'icon', name: 'Signed' }]);
      // What does not name it leaves it.
      await badgesV2.updateBadge(id, { revision: '1', title: 'Signed twice' });
      expect((await badgesV2.getBadge(id)).icon).toContain(SIGN);
      // The SDK of the present version leaves an empty one out.
      await badges.updateBadge(id, { icon: '' });
      expect(await badgesV2.getBadge(id)).not.toHaveProperty('icon');
      expect(await uses()).toEqual([]);
    });
  },
  platformMigrations,
);
