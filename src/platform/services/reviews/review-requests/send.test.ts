import { beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '#database/open-database.ts';
import { preparedPostgresUrl } from '#testing/databases/own-database.ts';
import { onDatabase } from '#testing/engines.ts';
import { bringFile } from '#testing/media.ts';
import { startRequests, type RequestShop } from '#testing/review-requests.ts';
import { newVisitor, shopMigrations } from '#testing/shop.ts';

const EMAIL = { communicationChannel: 'EMAIL' } as const;
const content = { rating: 4, title: 'Warm', body: 'The lines only show up close.' };
let counted = 0;

/** A request that went out, and what is in its mail. */
async function sent(at: RequestShop, products = 1, more: object = {}) {
  const items: string[] = [];
  for (let made = 0; made < products; made++) items.push(await at.newProduct());
  const to = `send${++counted}@example.com`;
  const buyerInfo = { email: to, contactId: crypto.randomUUID() };
  const order = await at.order(items, { buyerInfo, ...more });
  await at.requests.createReviewRequest({ ...EMAIL, order: { _id: order } });
  await at.shop.platform.deliverMail();
  const request = await at.requestOf(order);
  const [mail] = at.mailsTo(to);
  return { items, order, to, mail, ...at.linksIn(mail?.text ?? ''), id: String(request?._id), request };
}

onDatabase(
  'mails that ask for reviews',
  (database) => {
    let at: RequestShop;
    const send = (reviewRequestId: string) => at.extension('sendReviewRequest', { reviewRequestId });
    const state = async (id: string) => {
      const { status, failedOptions } = await at.requests.getReviewRequest(id);
      return [status, failedOptions?.reason, (await at.detailsOf(id))[0]?.why];
    };

    beforeAll(() => {
      at = startRequests(database());
    });

    it('assumed: a planned one goes out on its day, once, in the language of the buyer', async () => {
      await at.ask({ days: 2 });
      const [email, contactId] = ['hebrew@example.com', crypto.randomUUID()];
      const order = await at.order([await at.newProduct(), await at.newProduct()], {
        buyerInfo: { email, contactId },
        buyerLanguage: 'he',
      });
      await at.fulfil(order);
      await at.ask({ on: false });
      await at.days(1);
      expect(at.mailsTo(email).filter(({ text }) => text.includes('/review?'))).toEqual([]);
      await at.days(1.1);
      await at.days(1);
      const [mail, second] = at.mailsTo(email).filter(({ text }) => text.includes('/review?'));
      expect(second).toBeUndefined();
      expect(mail?.subject).toContain('איך מצאה חן בעיניכם ההזמנה?');
      expect(mail?.html).toContain('dir="rtl"');
      expect(mail?.text).toContain('/he/products/');
      expect(at.linksIn(mail?.text ?? '').review).toHaveLength(2);
      expect(await at.requestOf(order)).toMatchObject({ status: 'SENT', sentOptions: { opened: false } });
    });

    describe('that cannot go out say why', () => {
      it('assumed: no address', async () => {
        const { id } = await sent(at, 1, { buyerInfo: { contactId: crypto.randomUUID() } });
        expect(await state(id)).toEqual(['FAILED', 'ACTIVATION_FAILED', 'NO_ADDRESS']);
      });

      it('assumed: a canceled order', async () => {
        const order = await at.order([await at.newProduct()]);
        await at.staff.orders.cancelOrder(order);
        const { _id } = await at.requests.createReviewRequest({ ...EMAIL, order: { _id: order } });
        expect(await state(String(_id))).toEqual(['FAILED', 'ACTIVATION_FAILED', 'ORDER_CANCELED']);
      });

      it('assumed: products that are gone, and another try once they are back', async () => {
        const item = await at.newProduct();
        const order = await at.order([item]);
        const visible = (shown: boolean) =>
          at.shop.call('PATCH', `/stores/v3/products/${item}`, {
            product: { id: item, revision: String(shown ? 2 : 1), visible: shown },
          });
        expect((await visible(false)).status).toBe(200);
        const { _id } = await at.requests.createReviewRequest({ ...EMAIL, order: { _id: order } });
        const id = String(_id);
        expect(await state(id)).toEqual(['FAILED', 'ACTIVATION_FAILED', 'ITEMS_GONE']);
        expect((await visible(true)).status).toBe(200);
        expect((await send(id)).body.reviewRequest).toMatchObject({ status: 'SENT' });
        expect(await state(id)).toEqual(['SENT', undefined, undefined]);
        expect((await send(id)).status).toBe(428);
      });

      it('assumed: a mail that nobody takes', async () => {
        const rejected = vi.spyOn(at.shop.mailer, 'send').mockRejectedValue(new Error('mailbox full'));
        const { id } = await sent(at);
        for (let tries = 0; tries < 9; tries++) await at.days(1);
        rejected.mockRestore();
        expect(await state(id)).toEqual(['FAILED', 'BOUNCED', 'MAIL_REFUSED']);
        expect((await at.requests.getReviewRequest(id)).failedOptions?.message).toContain('mailbox full');
      });

      it('assumed: sent once more, what became of the first mail says nothing of the second', async () => {
        const rejected = vi.spyOn(at.shop.mailer, 'send').mockRejectedValue(new Error('mailbox full'));
        const { id } = await sent(at);
        for (let tries = 0; tries < 9; tries++) await at.days(1);
        rejected.mockRestore();
        expect((await send(id)).body.reviewRequest).toMatchObject({ status: 'SENT' });
        await at.days(1);
        expect(await state(id)).toEqual(['SENT', undefined, undefined]);
      });

      it('assumed: somebody who asked for no more of them, and may change their mind', async () => {
        const first = await sent(at);
        expect(
          await at.told('changeReviewRequestOptOut', { token: first.stop, stop: true }, newVisitor()),
        ).toMatchObject({
          stopped: true,
        });
        const buyerInfo = { email: first.to.toUpperCase(), contactId: crypto.randomUUID() };
        const again = async () => {
          const order = await at.order([await at.newProduct()], { buyerInfo });
          const { _id } = await at.requests.createReviewRequest({ ...EMAIL, order: { _id: order } });
          return state(String(_id));
        };
        expect(await again()).toEqual(['FAILED', 'SUBSCRIPTION_INACTIVE', 'NOT_WANTED']);
        await at.told('changeReviewRequestOptOut', { token: first.stop, stop: false }, newVisitor());
        expect(await again()).toEqual(['SENT', undefined, undefined]);
        expect(
          (await at.told('changeReviewRequestOptOut', { token: first.review[0], stop: true })).status,
        ).toBe(404);
      });
    });

    describe('their links', () => {
      const write = (token: string, entityId: string, more: object = {}) =>
        at.told('writeReviewByLink', { token, entityId, content, name: 'Anna B.', ...more }, newVisitor());
      const code = (answer: { details?: { applicationError?: { code: string } } }) =>
        answer.details?.applicationError?.code;

      it('assumed: open the form of that buyer and item, and a review by it is verified', async () => {
        const { items, review, id } = await sent(at, 2);
        const opened = await at.told('openReviewLink', { token: review[0] }, newVisitor());
        expect(opened).toMatchObject({ name: 'Anna B.', entityId: items[1] });
        expect(opened.items.map(({ entityId, written }) => [entityId, written])).toEqual([
          [items[1], false],
          [items[0], false],
        ]);
        const made = await write(String(review[0]), String(items[1]));
        expect(made).toMatchObject({ status: 200, review: { verified: true } });
        const request = await at.requests.getReviewRequest(id);
        expect(request.items).toMatchObject([{ reviewId: expect.any(String) as string }, {}]);
        expect(request).toMatchObject({ status: 'SENT', sentOptions: { opened: true } });
        const next = await at.told('openReviewLink', { token: review[0] });
        expect(next.items.map(({ written }) => written)).toEqual([true, false]);
        expect((await at.extension('summarizeReviewRequests', {})).body.summary.answered).toBeGreaterThan(0);
      });

      it('assumed: are proof of a purchase where the order knows its buyer by an address alone', async () => {
        const item = await at.newProduct();
        const email = 'only-an-address@example.com';
        const order = await at.order([item], { buyerInfo: { email } });
        await at.requests.createReviewRequest({ ...EMAIL, order: { _id: order } });
        await at.days(0);
        const { review } = at.linksIn(at.mailsTo(email).at(-1)?.text ?? '');
        expect(await write(String(review[0]), item)).toMatchObject({
          status: 200,
          review: { verified: true },
        });
        const { summary } = (await at.extension('summarizeReviewRequests', {})).body;
        expect(summary.weeks).toHaveLength(8);
      });

      it('docs: are of no use to a member who is muted', async () => {
        const { members } = at.sdk();
        const email = 'muted@example.com';
        const { _id, contactId } = await members.createMember({ member: { loginEmail: email } });
        const { items, review } = await sent(at, 1, { buyerInfo: { email, contactId } });
        const link = review[0] ?? String(at.linksIn(at.mailsTo(email).at(-1)?.text ?? '').review[0]);
        await members.muteMember(String(_id));
        expect(code(await write(link, String(items[0])))).toBe('MEMBER_MUTED');
        await members.unmuteMember(String(_id));
        expect((await write(link, String(items[0]))).status).toBe(200);
      });

      it('assumed: let nobody show files of the shop', async () => {
        const { items, review } = await sent(at, 2);
        const [staffs, own] = [
          await bringFile(at.shop, { text: 'staff' }),
          await bringFile(at.shop, { text: 'shopper', caller: newVisitor() }),
        ];
        const show = (id: string) =>
          write(String(review[0]), String(items[1]), { content: { ...content, media: [{ image: { id } }] } });
        expect((await show(staffs)).status).toBe(400);
        expect((await show(own)).status).toBe(200);
      });

      it('assumed: are for one item, once', async () => {
        const { items, review } = await sent(at, 2);
        const token = String(review[0]);
        expect(code(await write(token, String(items[0])))).toBe('REVIEW_LINK_OF_OTHER_ITEM');
        const both = await Promise.all([write(token, String(items[1])), write(token, String(items[1]))]);
        expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
        expect(code(await write(token, String(items[1])))).toBe('REVIEW_ALREADY_EXISTS');
      });

      it('assumed: end after their days, and are of no use to whoever changed them', async () => {
        const { items, review, stop } = await sent(at);
        const token = String(review[0]);
        const [item] = items;
        for (const wrong of [`${token}x`, stop, 'JWS.x'])
          expect(code(await write(wrong, String(item)))).toBe('REVIEW_LINK_UNKNOWN');
        expect((await write(token, String(item), { content: { rating: 6 } })).status).toBe(400);
        at.shop.clock.advance(91 * 86_400_000);
        expect(code(await write(token, String(item)))).toBe('REVIEW_LINK_EXPIRED');
        expect(code(await at.told('openReviewLink', { token }))).toBe('REVIEW_LINK_EXPIRED');
      });
    });

    it.each(['en', 'he'] as const)('assumed: the mail is shown beforehand, in %s', async (language) => {
      await at.newProduct();
      const { mail } = (await at.extension('previewReviewRequestEmail', { language })).body;
      expect(mail.html).toContain(language === 'he' ? 'שלום' : 'Hello Noa');
    });
  },
  shopMigrations,
);

it('assumed: two processes on one PostgreSQL send each mail once', async () => {
  const url = await preparedPostgresUrl();
  const [here, there] = [await openDatabase({ url }), await openDatabase({ url })];
  const [one, two] = [startRequests(here), startRequests(there)];
  const item = await one.newProduct();
  const count = 12;
  for (let made = 0; made < count; made++)
    await one.requests.createReviewRequest({
      ...EMAIL,
      order: { _id: await one.order([item]) },
      sendDate: new Date(one.shop.clock.now().getTime() + 1000),
    });
  await Promise.all([one.days(1), two.days(1), one.days(1), two.days(1)]);
  const requested = [...one.shop.mailer.sent, ...two.shop.mailer.sent]
    .filter(({ text }) => text.includes('/review?'))
    .map(({ to }) => to);
  expect(requested).toHaveLength(count);
  expect(new Set(requested).size).toBe(count);
  expect(await one.requests.countReviewRequests({ filter: { status: 'SENT' } })).toMatchObject({ count });
  expect([one.shop.errors, two.shop.errors]).toEqual([[], []]);
  await Promise.all([here.close(), there.close()]);
});
