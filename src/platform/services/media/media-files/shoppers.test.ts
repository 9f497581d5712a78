import { beforeAll, expect, it } from 'vitest';
import { MAX_BYTES } from '#shared/shopper-uploads.ts';
import { onDatabase } from '#testing/engines.ts';
import { bringFile, hosted, mediaModules, received } from '#testing/media.ts';
import { newVisitor, shopMigrations } from '#testing/shop.ts';
import { startStack, type Stack } from '#testing/stack.ts';

const DAY = 86_400_000;

onDatabase(
  'what shoppers upload',
  (database) => {
    let stack: Stack;

    beforeAll(() => {
      stack = startStack(database());
    });

    const ask = async (visitor: ReturnType<typeof newVisitor>, clientAddress?: string): Promise<number> => {
      const authorization = await stack.platform.tokens.sign({ siteId: stack.site.id, ...visitor });
      const request = new Request('https://www.wixapis.com/site-media/v1/files/generate-upload-url', {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ mimeType: 'image/png' }),
      });
      return (await stack.platform.fetch(request, clientAddress === undefined ? {} : { clientAddress }))
        .status;
    };
    const allowed = (answers: readonly number[]) => answers.filter((status) => status === 200).length;

    it('assumed: however many ask at the same moment, no more than sixty an hour are let in', async () => {
      const visitor = newVisitor();
      const answers = await Promise.all(Array.from({ length: 80 }, () => ask(visitor)));
      expect(allowed(answers)).toBe(60);
      expect(new Set(answers)).toEqual(new Set([200, 429]));
      stack.clock.advance(3_600_001);
      expect(await ask(visitor)).toBe(200);
    });

    it('assumed: whoever becomes somebody else is still in the same place', async () => {
      const answers: number[] = [];
      for (let turn = 0; turn < 31; turn += 1)
        answers.push(
          ...(await Promise.all(Array.from({ length: 10 }, () => ask(newVisitor(), '203.0.113.7')))),
        );
      expect(allowed(answers)).toBe(300);
      expect(await ask(newVisitor(), '198.51.100.7')).toBe(200);
    });

    it.each([
      ['image/jpeg', 'wall.jpg', MAX_BYTES.image],
      ['video/mp4', 'wall.mp4', MAX_BYTES.video],
    ])(
      'assumed: %s is taken up to its size, by what it is and not by what was said',
      async (type, name, max) => {
        const visitor = mediaModules(stack, newVisitor());
        const settle = async (text: string, size: number) => {
          const { uploadUrl = '' } = await visitor.files.generateFileUploadUrl(text, {});
          const token = uploadUrl.split('/').at(-1) ?? '';
          return hosted(stack, 'uploads/settle', { token, received: received('wall', name, type, size) });
        };
        for (const said of ['image/jpeg', 'video/mp4']) {
          expect((await settle(said, max)).status).toBe(200);
          const rejected = await settle(said, max + 1);
          expect(rejected).toMatchObject({
            status: 400,
            body: {
              details: { applicationError: { code: 'FILE_SIZE_OVER_LIMIT', data: { maxBytes: max } } },
            },
          });
        }
        await expect(
          visitor.files.generateFileUploadUrl(type, { sizeInBytes: String(max + 1) }),
        ).rejects.toMatchObject({ details: { applicationError: { code: 'FILE_SIZE_OVER_LIMIT' } } });
      },
    );

    it('assumed: what nothing shows goes into the trash after a month; what is shown, or the shop’s, stays', async () => {
      const visitor = newVisitor();
      const [lost, shown] = [
        await bringFile(stack, { text: 'lost', caller: visitor }),
        await bringFile(stack, { text: 'shown', caller: visitor }),
      ];
      const staffs = await bringFile(stack, { text: 'staff', parentFolderId: 'visitor-uploads' });
      await database()
        .kysely.insertInto('media_uses' as never)
        .values({
          site_id: stack.site.id,
          entity: 'review',
          entity_id: 'r',
          place: 'picture 1',
          file_id: shown,
          name: 'Warm',
        } as never)
        .execute();
      const states = async () => {
        const { files } = await mediaModules(stack).files.getFileDescriptors([lost, shown, staffs]);
        return Object.fromEntries((files ?? []).map(({ _id, state }) => [_id, state]));
      };
      stack.clock.advance(29 * DAY);
      await stack.platform.maintain();
      expect(await states()).toEqual({ [lost]: 'OK', [shown]: 'OK', [staffs]: 'OK' });
      stack.clock.advance(2 * DAY);
      await stack.platform.maintain();
      expect(await states()).toEqual({ [lost]: 'DELETED', [shown]: 'OK', [staffs]: 'OK' });
    });
  },
  shopMigrations,
);
