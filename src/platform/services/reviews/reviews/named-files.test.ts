import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { onDatabase } from '#testing/engines.ts';
import { bringFile } from '#testing/media.ts';
import { errorOf } from '#testing/orders.ts';
import { startReviews, written, type ReviewShop } from '#testing/reviews.ts';
import { newVisitor, shopMigrations } from '#testing/shop.ts';
import { TEST_SITE } from '#testing/stack.ts';

onDatabase(
  'files that reviews name',
  (database) => {
    let at: ReviewShop;

    beforeAll(() => {
      at = startReviews(database());
    });

    const REFUSED = ['review.content.media[0] VALIDATION'];
    const pictures = (...ids: string[]) => ({
      media: ids.map((id) => ({ image: `wix:image://v1/${id}/a.jpg#originWidth=8&originHeight=6` })),
    });

    it('assumed: are what the author has brought, and nobody else’s', async () => {
      const mia = await at.person();
      const mine = await bringFile(at.shop, { text: 'mine', caller: mia.caller });
      const theirs = await bringFile(at.shop, { text: 'theirs', caller: newVisitor() });
      const staffs = await bringFile(at.shop, { text: 'staff', actor: 'owner@shop.test' });
      const product = await at.newProduct();
      for (const id of [theirs, staffs, 'aaaaaa_none~mv2.jpg'])
        expect(await errorOf(mia.reviews.createReview(written(product, 5, pictures(id))))).toEqual(REFUSED);
      const { _id, revision } = await mia.reviews.createReview(written(product, 5, pictures(mine)));
      const change = (input: object) =>
        mia.reviews.updateReview(String(_id), { revision, content: { rating: 5, ...input } } as never);
      expect(await errorOf(change(pictures(mine, theirs)))).toEqual(['review.content.media[1] VALIDATION']);
      expect((await change(pictures(mine))).content?.media).toHaveLength(1);
    });

    it('assumed: a file that an app’s server uploaded is its member’s, until the shop itself shows it', async () => {
      const mia = await at.person();
      const uploaded = await bringFile(at.shop, { text: 'by the server' });
      const secret = await bringFile(at.shop, { text: 'private', private: true });
      const address = `https://static.wixstatic.com/media/${uploaded}`;
      const named = (image: string) => ({ media: [{ image }] });
      for (const image of [`wix:image://v1/${uploaded}/a.jpg#originWidth=8&originHeight=6`, address]) {
        const { content } = await mia.reviews.createReview(written(await at.newProduct(), 5, named(image)));
        expect(content?.media?.[0]?.image).toMatch(
          new RegExp(`^wix:image://v1/${uploaded}.*originWidth=\\d+&`),
        );
      }
      expect(
        await errorOf(mia.reviews.createReview(written(await at.newProduct(), 5, pictures(secret)))),
      ).toEqual(REFUSED);
      await sql`insert into media_uses (site_id, entity, entity_id, place, file_id, name)
        values (${TEST_SITE.id}, 'product', 'any', 'picture 1', ${uploaded}, 'Poster')`.execute(
        database().kysely,
      );
      expect(
        await errorOf(mia.reviews.createReview(written(await at.newProduct(), 5, named(address)))),
      ).toEqual(REFUSED);
    });

    it('assumed: the author’s own file is named by its address, too', async () => {
      const mia = await at.person();
      const mine = await bringFile(at.shop, { text: 'my own by address', caller: mia.caller });
      const review = written(await at.newProduct(), 5, {
        media: [{ image: `https://static.wixstatic.com/media/${mine}` }],
      });
      const { content } = await mia.reviews.createReview(review);
      expect(content?.media?.[0]?.image).toBe(`wix:image://v1/${mine}#originWidth=800&originHeight=600`);
    });

    it('assumed: a picture is no video, and what failed is nothing', async () => {
      const mia = await at.person();
      const picture = await bringFile(at.shop, { text: 'picture', caller: mia.caller });
      const broken = await bringFile(at.shop, {
        text: 'broken',
        caller: mia.caller,
        inspection: { failed: { code: 'UNREADABLE', message: 'no' } },
      });
      const product = await at.newProduct();
      const video = {
        media: [{ video: `wix:video://v1/${picture}/a.mp4#posterUri=a&posterWidth=1&posterHeight=1` }],
      };
      expect(await errorOf(mia.reviews.createReview(written(product, 5, video)))).toEqual(REFUSED);
      expect(await errorOf(mia.reviews.createReview(written(product, 5, pictures(broken))))).toEqual(REFUSED);
    });

    it('assumed: of somebody without an account are theirs too; the shop names what it likes', async () => {
      const visitor = newVisitor();
      const mine = await bringFile(at.shop, { text: 'visitor', caller: visitor });
      const theirs = await bringFile(at.shop, { text: 'another', caller: newVisitor() });
      const write = async (id: string, n: number) =>
        (
          await at.hosted(
            'writeReviewAsContact',
            {
              ...written(await at.newProduct(), 5, { media: [{ image: { id } }] }),
              name: 'Noa',
              email: `noa-${n}@example.com`,
            },
            visitor,
          )
        ).status;
      expect(await write(theirs, 1)).toBe(400);
      expect(await write(mine, 2)).toBe(200);
      const { contactId } = await at.person();
      const review = { ...written(await at.newProduct(), 5, pictures(theirs)), author: { contactId } };
      expect((await at.api.createReview(review)).content?.media).toHaveLength(1);
    });

    it('assumed: are used nowhere once many reviews are deleted at once', async () => {
      const mia = await at.person();
      const product = await at.newProduct();
      const mine = await bringFile(at.shop, { text: 'gone', caller: mia.caller });
      await mia.reviews.createReview(written(product, 5, pictures(mine)));
      await (await at.person()).reviews.createReview(written(product));
      const used = async (): Promise<number> => {
        const uses = await sql`select place from media_uses where file_id = ${mine}`.execute(
          database().kysely,
        );
        return uses.rows.length;
      };
      expect(await used()).toBe(1);
      await at.api.bulkDeleteReviews({ filter: { entityId: product } });
      expect(await used()).toBe(0);
    });
  },
  shopMigrations,
);
