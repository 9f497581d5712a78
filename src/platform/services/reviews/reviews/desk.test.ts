import { beforeAll, expect, it } from 'vitest';
import { onDatabase } from '#testing/engines.ts';
import { startReviews, written, type Review, type ReviewShop } from '#testing/reviews.ts';
import { shopMigrations } from '#testing/shop.ts';

onDatabase(
  'what the desk asks of reviews beyond the contract',
  (database) => {
    let at: ReviewShop;

    beforeAll(() => {
      at = startReviews(database());
    });

    const say = async (body: string, title = ''): Promise<Review> =>
      (await at.person()).reviews.createReview(written(await at.newProduct(), 4, { title, body }));
    const idsOf = (...of: readonly Review[]): string[] => of.map(({ _id }) => String(_id)).toSorted();
    const idsBy = async (filter: object): Promise<string[]> => {
      const { reviews = [] } = await at.api.queryReviews({ filter } as never, { returnPrivateReviews: true });
      return idsOf(...reviews);
    };
    const historyOf = async (id: unknown) =>
      (await at.call('getReviewDecisions', { reviewId: String(id) })).body;

    it('assumed: words are found in title, text and name, whatever case and accents', async () => {
      const one = await say('The VÉLIN paper is heavy.', 'Quite a sheet');
      const two = await say('Thin, sadly.', 'No velin');
      await say('Nothing to say.');
      expect(await idsBy({ searchText: { $contains: 'velin' } })).toEqual(idsOf(one, two));
      expect(await idsBy({ searchText: { $contains: 'HEAVY' } })).toEqual([one._id]);
      const both = { $and: [{ searchText: { $contains: 'sheet' } }, { searchText: { $contains: 'velin' } }] };
      expect(await idsBy(both)).toEqual([one._id]);
    });

    it('assumed: several are asked for and left out, whatever the field', async () => {
      const [one, two] = [await say('The first of two'), await say('The second of two')];
      const of = { id: { $in: [one._id, two._id] } };
      expect(await idsBy({ $and: [of, { id: { $nin: [one._id] } }] })).toEqual(idsOf(two));
      expect(await idsBy({ ...of, entityId: { $nin: [two.entityId] } })).toEqual(idsOf(one));
      expect(await idsBy({ ...of, 'origin.type': { $in: ['ORGANIC', 'APP'] } })).toEqual(idsOf(one, two));
      expect(await idsBy({ ...of, 'content.rating': { $nin: ['4', 5] } })).toEqual([]);
    });

    it('assumed: those without a reply are told from those with one', async () => {
      const answered = await say('When will there be more of these?');
      const open = await say('Where is the other one of these?');
      const of = { id: { $in: [answered._id, open._id] } };
      await at.api.setReply(String(answered._id), 'In June.');
      expect(await idsBy({ ...of, 'reply.createdDate': { $exists: false } })).toEqual([open._id]);
      expect(await idsBy({ ...of, 'reply.createdDate': { $exists: true } })).toEqual([answered._id]);
      await at.api.removeReply(String(answered._id));
      expect(await idsBy({ ...of, 'reply.createdDate': { $exists: true } })).toEqual([]);
    });

    it('assumed: the language of the words is told where they tell it, and follows them', async () => {
      const german = await say('Sehr schön, aber ein Knick im Papier war doch zu sehen.');
      const hebrew = await say('ההדפסה יפה מאוד והמסגרת הגיעה בשלום');
      const short = await say('Ok.');
      const of = { id: { $in: [german._id, hebrew._id, short._id] } };
      expect(await idsBy({ ...of, language: 'de' })).toEqual([german._id]);
      expect(await idsBy({ ...of, language: { $in: ['he', 'en'] } })).toEqual([hebrew._id]);
      expect(await idsBy({ ...of, language: { $exists: false } })).toEqual([short._id]);
      expect((await historyOf(hebrew._id)).language).toBe('he');
      expect((await historyOf(short._id)).language).toBeUndefined();
      const body = 'The sheet is beautiful, although one corner was bent when it came to us.';
      await at.api.updateReview(String(german._id), { revision: '1', content: { body } });
      expect((await historyOf(german._id)).language).toBe('en');
    });

    it('assumed: why reviews were rejected is kept beside the last decision, of rejected ones alone', async () => {
      const [spam, fine] = [await say('Cheap prints elsewhere'), await say('A lovely print')];
      const ids = [String(spam._id), String(fine._id)];
      await at.api.updateModerationStatus(String(spam._id), { status: 'REJECTED' });
      const explain = (reason: string, of = ids) => at.call('explainRejections', { ids: of, reason });
      expect((await explain('Advertising')).body.written).toBe(1);
      expect((await historyOf(spam._id)).decisions).toMatchObject([
        { status: 'APPROVED' },
        { status: 'REJECTED', before: 'APPROVED', reason: 'Advertising' },
      ]);
      expect((await historyOf(fine._id)).decisions).toHaveLength(1);
      expect((await explain('')).body.written).toBe(1);
      expect((await historyOf(spam._id)).decisions[1]).not.toHaveProperty('reason');
      expect(await explain('x'.repeat(501))).toMatchObject({ status: 400 });
      expect(await explain('none', [])).toMatchObject({ status: 400 });
      expect(await explain('none', ['x'])).toMatchObject({ status: 400 });
    });

    it('assumed: nobody else explains', async () => {
      const { caller } = await at.person();
      const request = { ids: [crypto.randomUUID()], reason: 'x' };
      const response = await at.call('explainRejections', request, await at.headersOf(caller));
      expect(response.status).toBe(403);
    });
  },
  shopMigrations,
);
