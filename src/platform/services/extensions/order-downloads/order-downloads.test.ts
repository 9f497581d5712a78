import { orderFulfillments, type orders } from '@wix/ecom';
import { beforeAll, expect, it } from 'vitest';
import { extensionPath } from '#shared/extensions/define.ts';
import { orderDownloadExtensions, shopperDownloadExtensions } from '#shared/extensions/order-downloads.ts';
import type { DownloadSettings, OrderDownload } from '#shared/order-downloads.ts';
import { catalogModules } from '#testing/catalog.ts';
import { onDatabase } from '#testing/engines.ts';
import { extensionCalls } from '#testing/extension-calls.ts';
import { bringFile, mediaModules } from '#testing/media.ts';
import { orderModules, errorOf, type OrderModules } from '#testing/orders.ts';
import { newVisitor, reference, shopMigrations, shopModules, startShop, type Shop } from '#testing/shop.ts';
import { TEST_READ_KEY } from '#testing/stack.ts';
import { ONE_DOWNLOAD_MINUTES } from './rules/count.ts';

const GOOD = '4242 4242 4242 4242';
const MINUTE = 60_000;
const DAY = 86_400_000;

const fileLine = (fileId: string): orders.OrderLineItem => ({
  productName: { original: 'Wallpapers' },
  price: { amount: '9.00' },
  quantity: 1,
  itemType: { preset: 'DIGITAL' },
  digitalFile: { fileId },
});

interface TakenDownload {
  status: number;
  body: { url?: string; details?: { applicationError?: { code: string; data: object } } };
}

onDatabase(
  'digital files of orders',
  (database) => {
    let shop: Shop;
    let staff: OrderModules;
    let fileId: string;
    let productId: string;

    const sell = async (price: string, digitalFileId: string) => {
      const { productsV3 } = catalogModules(shop);
      const { product } = await productsV3.createProductWithInventory({
        name: `Wallpapers ${digitalFileId} ${price}`,
        productType: 'DIGITAL',
        variantsInfo: {
          variants: [
            {
              price: { actualPrice: { amount: price } },
              digitalProperties: { digitalFile: { _id: digitalFileId } },
              inventoryItem: { inStock: true },
            },
          ],
        },
      });
      const variant = product?.variantsInfo?.variants?.[0];
      return { productId: String(product?._id), variantId: String(variant?._id), variant };
    };

    const zip = (text: string, name: string): Promise<string> =>
      bringFile(shop, { text, name, contentType: 'application/zip', inspection: null });
    const mailsOf = async (orderId: string) => {
      const { number } = await staff.orders.getOrder(orderId);
      await shop.platform.deliverMail();
      return shop.mailer.sent.filter(({ subject }) => subject.includes(`order ${number}`));
    };

    beforeAll(async () => {
      shop = startShop(database());
      staff = orderModules(shop);
      fileId = await zip('many pictures', 'wallpapers.zip');
      ({ productId } = await sell('9.00', fileId));
    });

    async function bought(id = productId, card: string | null = GOOD) {
      const caller = newVisitor();
      const shopper = shopModules(shop, caller);
      await shopper.currentCart.addToCurrentCart({
        lineItems: [{ catalogReference: reference(id), quantity: 1 }],
      });
      const { checkoutId } = await shopper.currentCart.createCheckoutFromCurrentCart({
        channelType: 'WEB',
        email: 'noa@example.com',
        billingAddress: { country: 'PT', city: 'Lisboa', addressLine1: 'Rua Augusta 1' },
      });
      const charging = shop.staff.checkout as unknown as {
        createOrderAndCharge(id: string, options: object): Promise<{ orderId: string }>;
      };
      const { orderId } =
        card === null
          ? await shop.staff.checkout.createOrder(String(checkoutId))
          : await charging.createOrderAndCharge(String(checkoutId), { paymentToken: await shop.token(card) });
      return { shopper, caller, orderId: String(orderId) };
    }

    const call = extensionCalls(
      { ...orderDownloadExtensions, ...shopperDownloadExtensions },
      (path, body, headers) => shop.call('POST', path, body, headers),
    );
    const fileOf = async (orderId: string) =>
      (await staff.orders.getOrder(orderId)).lineItems?.[0]?.digitalFile;
    const downloadOf = async (orderId: string, headers = {}): Promise<OrderDownload | undefined> => {
      const reply = await call('listOrderDownloads', { orderId }, headers);
      expect(reply.status).toBe(200);
      return reply.body.downloads[0];
    };
    const tokenOf = async (orderId: string): Promise<string> =>
      (await downloadOf(orderId))?.url.split('/').at(-1) ?? '';
    const take = async (token: string, attempt = 'mine'): Promise<TakenDownload> => {
      const reply = await shop.call(
        'POST',
        extensionPath('startDownload'),
        { token, attempt },
        { authorization: '' },
      );
      return { status: reply.status, body: (await reply.json()) as TakenDownload['body'] };
    };
    const openBytes = ({ body }: TakenDownload) =>
      shop.call('POST', '/hosted/order-downloads/open', { token: body.url?.split('/').at(-1) });
    const standing = ({ body }: TakenDownload) => body.details?.applicationError?.data;
    const settle = (settings: DownloadSettings) => call('changeDownloadSettings', settings);

    it('docs: a digital product says what file it sells; the file becomes private, and must be there', async () => {
      const { productsV3 } = catalogModules(shop);
      const made = await sell('4.00', fileId);
      expect(made.variant?.digitalProperties?.digitalFile).toEqual({
        _id: fileId,
        fileName: 'wallpapers.zip',
        fileSize: '13',
        fileType: 'UNSPECIFIED',
      });
      expect(await mediaModules(shop).files.getFileDescriptor(fileId)).toMatchObject({ private: true });
      expect(await errorOf(sell('4.00', 'ffffff_no-such-file.pdf'))).toBe('DIGITAL_FILE_NOT_FOUND_ERROR');
      const other = await zip('other', 'other.zip');
      const changed = await productsV3.updateProduct(made.productId, {
        revision: '1',
        variantsInfo: {
          variants: [
            {
              _id: made.variantId,
              price: { actualPrice: { amount: '4.00' } },
              digitalProperties: { digitalFile: { _id: other } },
            },
          ],
        },
      });
      expect(changed.variantsInfo?.variants?.[0]?.digitalProperties?.digitalFile?.fileName).toBe('other.zip');
      await productsV3.deleteProduct(made.productId);
    });

    it('docs: the link comes with the payment, and not before it', async () => {
      const { orderId, shopper } = await bought(productId, null);
      expect(await fileOf(orderId)).toEqual({ fileId });
      expect(await downloadOf(orderId)).toBeUndefined();
      await staff.hidden.paymentCollectionMarkOrderAsPaid(orderId);
      const { digitalFile } = (await shopper.orders.getOrder(orderId)).lineItems?.[0] ?? {};
      expect(digitalFile).toEqual({
        fileId,
        link: expect.stringMatching(/^https:\/\/shop\.test\/order-download\/\S+$/) as string,
        expirationDate: new Date(shop.clock.now().getTime() + 30 * DAY),
      });
      const { fulfillmentStatus, activities } = await staff.orders.getOrder(orderId);
      expect(fulfillmentStatus).toBe('FULFILLED');
      expect(activities?.map(({ type }) => type)).toContain('DOWNLOAD_LINK_SENT');
    });

    it('assumed: a paid file is downloaded by its address as often as the shop says', async () => {
      await settle({ downloads: 2, days: 10 });
      const { orderId } = await bought();
      await settle({ downloads: 5, days: 30 });
      expect(await downloadOf(orderId)).toMatchObject({
        fileName: 'wallpapers.zip',
        sizeInBytes: 13,
        used: 0,
        allowed: 2,
        standing: 'OPEN',
      });
      const token = await tokenOf(orderId);
      const shown = await call('getDownload', { token }, { authorization: '' });
      expect(shown.body).toEqual({ download: await downloadOf(orderId) });
      const first = await take(token);
      expect(first.body.url).toMatch(/^https:\/\/shop\.test\/media-download\//);
      const opened = await openBytes(first);
      expect(await opened.json()).toMatchObject({
        disposition: 'ATTACHMENT',
        fileName: 'wallpapers.zip',
        files: [{ source: { id: fileId, private: true } }],
      });
      shop.clock.advance((ONE_DOWNLOAD_MINUTES - 1) * MINUTE);
      expect((await take(token)).status).toBe(200);
      expect((await downloadOf(orderId))?.used).toBe(1);
      shop.clock.advance(MINUTE);
      expect((await take(token)).status).toBe(200);
      shop.clock.advance(ONE_DOWNLOAD_MINUTES * MINUTE);
      const rejected = await take(token);
      expect([rejected.status, standing(rejected)]).toEqual([403, { standing: 'USED_UP' }]);
      expect(await downloadOf(orderId)).toMatchObject({ used: 2, standing: 'USED_UP' });

      const lineItemId = (await downloadOf(orderId))?.lineItemId ?? '';
      const allow = (headers = {}) => call('allowDownloadsAgain', { orderId, lineItemId }, headers);
      expect((await allow({ authorization: TEST_READ_KEY })).status).toBe(403);
      expect((await allow()).body).toMatchObject({
        downloads: [{ used: 2, allowed: 7, standing: 'OPEN' }],
      });
      const { until } = (await downloadOf(orderId)) ?? {};
      expect((await fileOf(orderId))?.expirationDate?.toISOString()).toBe(until);
      expect((await take(token)).status).toBe(200);
      shop.clock.advance(30 * DAY);
      expect(standing(await take(token))).toEqual({ standing: 'EXPIRED' });
      expect((await take('JWS.nonsense')).status).toBe(404);
    });

    it('assumed: an address of the bytes opens for an hour, to the shop’s server, and no other token does', async () => {
      await settle({ downloads: 5, days: 30 });
      const { orderId } = await bought();
      const token = await tokenOf(orderId);
      const used = await take(token);
      shop.clock.advance(59 * MINUTE);
      expect((await openBytes(used)).status).toBe(200);
      shop.clock.advance(MINUTE);
      expect((await openBytes(used)).status).toBe(403);
      expect((await openBytes({ status: 200, body: { url: token } })).status).toBe(404);
      const pass = used.body.url?.split('/').at(-1);
      const anonymous = { authorization: '' };
      expect(
        (await shop.call('POST', '/hosted/order-downloads/open', { token: pass }, anonymous)).status,
      ).toBe(403);
    });

    it('assumed: however many ask at once, no more is counted than there is', async () => {
      await settle({ downloads: 3, days: 30 });
      const { orderId } = await bought();
      const token = await tokenOf(orderId);
      const replies = await Promise.all(Array.from({ length: 12 }, (_, at) => take(token, `asker ${at}`)));
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
      expect(replies.filter(({ status }) => status === 403)).toHaveLength(9);
      expect(await downloadOf(orderId)).toMatchObject({ used: 3, standing: 'USED_UP' });

      const again = await bought();
      const same = await Promise.all(
        Array.from({ length: 12 }, async () => take(await tokenOf(again.orderId))),
      );
      expect(same.filter(({ status }) => status === 200)).toHaveLength(12);
      expect(await downloadOf(again.orderId)).toMatchObject({ used: 1, standing: 'OPEN' });
      expect((await take(token)).status).toBe(403);
    });

    it('assumed: all of the money back, or a cancellation, takes the file back; a part of it does not', async () => {
      const { orderId } = await bought();
      const token = await tokenOf(orderId);
      const { payments = [] } =
        (await staff.orderTransactions.listTransactionsForSingleOrder(orderId)).orderTransactions ?? {};
      const refund = (amount: string) =>
        staff.orderBilling.refundPayments(orderId, {
          paymentRefunds: [{ paymentId: String(payments[0]?._id), amount: { amount } }],
        });
      await refund('4.00');
      const used = await take(token);
      expect([used.status, (await openBytes(used)).status]).toEqual([200, 200]);
      await refund('5.00');
      const closed = await openBytes(used);
      expect([closed.status, await closed.json()]).toMatchObject([
        403,
        {
          details: {
            applicationError: {
              code: 'DOWNLOAD_REFUSED',
              data: { standing: 'WITHDRAWN', redirectUrl: `https://shop.test/order-download/${token}` },
            },
          },
        },
      ]);
      expect(await fileOf(orderId)).toEqual({ fileId });
      expect(standing(await take(token))).toEqual({ standing: 'WITHDRAWN' });

      const other = await bought();
      const otherToken = await tokenOf(other.orderId);
      const before = await take(otherToken);
      await staff.orders.cancelOrder(other.orderId);
      expect((await openBytes(before)).status).toBe(403);
      expect(standing(await take(otherToken))).toEqual({ standing: 'WITHDRAWN' });
    });

    it('assumed: its buyer and the shop see what is left of it, and nobody else', async () => {
      const { orderId, caller } = await bought();
      const as = async (visitorId: string) => {
        const token = await shop.platform.tokens.sign({ kind: 'visitor', siteId: shop.site.id, visitorId });
        return call('listMyOrderDownloads', { orderId }, { authorization: token });
      };
      expect((await as(caller.visitorId)).status).toBe(200);
      expect((await as(newVisitor().visitorId)).status).toBe(404);
      const anonymous = { authorization: '' };
      expect((await call('listMyOrderDownloads', { orderId }, anonymous)).status).toBe(404);
      const reader = { authorization: TEST_READ_KEY };
      expect((await call('getDownloadSettings', {}, reader)).status).toBe(403);
      for (const bad of [
        { downloads: 0, days: 1 },
        { downloads: 1.5, days: 1 },
        { downloads: 1, days: 4000 },
        {},
      ])
        expect((await call('changeDownloadSettings', bad as DownloadSettings)).status).toBe(400);
    });

    it('assumed: a file that the shop threw away is told as gone, and nothing is counted', async () => {
      const lost = await zip('lost', 'lost.zip');
      const { orderId } = await bought((await sell('2.00', lost)).productId);
      await mediaModules(shop).files.bulkDeleteFiles([lost]);
      expect(standing(await take(await tokenOf(orderId)))).toEqual({ standing: 'GONE' });
      expect(await downloadOf(orderId)).toMatchObject({ used: 0, standing: 'GONE' });
    });

    it('assumed: the mail that confirms a paid order has the address; who pays later gets one of its own', async () => {
      const paid = await bought();
      const confirmation = await mailsOf(paid.orderId);
      expect(confirmation).toHaveLength(1);
      expect(confirmation[0]?.text).toContain('Download wallpapers.zip (13 B)');
      expect(confirmation[0]?.text).toContain((await downloadOf(paid.orderId))?.url);
      expect(confirmation[0]?.html).toContain((await downloadOf(paid.orderId))?.url);

      const draft = await staff.orders.createOrder({
        channelInfo: { type: 'BACKOFFICE_MERCHANT' },
        currency: 'EUR',
        buyerInfo: { email: 'ben@example.com' },
        lineItems: [fileLine(fileId)],
        priceSummary: {},
      });
      const orderId = String(draft._id);
      await staff.hidden.paymentCollectionMarkOrderAsPaid(orderId);
      const [mail, ...more] = (await shop.platform.deliverMail(), shop.mailer.sent).filter(({ subject }) =>
        subject.includes(`files of order ${draft.number}`),
      );
      expect(more).toEqual([]);
      expect(mail?.text).toContain((await downloadOf(orderId))?.url);
    });

    it('assumed: what is a file goes into no parcel', async () => {
      const { lineItems = [], ...order } = await staff.orders.createOrder({
        channelInfo: { type: 'BACKOFFICE_MERCHANT' },
        currency: 'EUR',
        lineItems: [
          { ...fileLine(fileId), productName: { original: 'Poster' }, itemType: { preset: 'PHYSICAL' } },
          fileLine(fileId),
        ],
        priceSummary: {},
      });
      const orderId = String(order._id);
      expect(order.fulfillmentStatus).toBe('NOT_FULFILLED');
      const { orderFulfillments: sends } = shop.sdk({ orderFulfillments });
      const send = (at: number) =>
        sends.createFulfillment(orderId, { lineItems: [{ _id: lineItems[at]?._id ?? '', quantity: 1 }] });
      expect(await errorOf(send(1))).toBe('INVALID_LINE_ITEM_QUANTITY');
      await send(0);
      expect((await staff.orders.getOrder(orderId)).fulfillmentStatus).toBe('FULFILLED');
    });
  },
  shopMigrations,
);
