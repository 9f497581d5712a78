import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { invoiceDocument } from '../server/documents/documents.ts';
import type { Invoice } from '../shared/invoices.ts';
import type { OrderImport } from '../shared/order-import.ts';
import type { ProductImport } from '../shared/product-import.ts';
import { insertCoupon } from '../platform/services/marketing/coupons/public.ts';
import { catalogModules } from './catalog.ts';
import { memoryFiles } from './deterministic.ts';
import { onDatabase } from './engines.ts';
import { gatewayMigrations } from './gateway.ts';
import { ImportDesk } from './import-desk.ts';
import { orderModules } from './orders.ts';
import { readPdf } from './pdf.ts';
import { taxPortugal } from './pricing.ts';
import { describeSeller } from './seller.ts';
import { reference, shopMigrations, shopModules } from './shop.ts';

const COLUMNS =
  'number placed status payment email customer currency product quantity unitPrice linePrice subtotal discount tax total balance refunded'.split(
    ' ',
  );
const kwd = (amount: string) => expect.objectContaining({ amount });

/** A store in dinars of Kuwait, of 1,000 fils each, from the listing to the invoice and through files. */
onDatabase(
  'a store whose currency has three decimals',
  (database) => {
    let orderFiles: ImportDesk<OrderImport>;
    let productFiles: ImportDesk<ProductImport>;
    let productId = '';
    let orderId = '';
    const shop = () => orderFiles.shop;

    async function exported(desk: ImportDesk<OrderImport | ProductImport>, kind: string, params: object) {
      const reply = await desk.merchant.post('/admin/api/jobs', {
        kind,
        title: 'Export',
        selection: { filter: {} },
        params,
      });
      const { id } = (await reply.json()) as { id: string };
      await desk.work(id);
      expect(await desk.job(id)).toMatchObject({ status: 'done', failed: 0 });
      return (await desk.merchant.get(`/admin/api/jobs/${id}/result.csv`)).text();
    }

    beforeAll(async () => {
      orderFiles = new ImportDesk<OrderImport>(database(), 'order', { currency: 'KWD' });
      productFiles = new ImportDesk<ProductImport>(database(), 'product', { currency: 'KWD' });
      await productFiles.open();
      const { product } = await catalogModules(shop()).productsV3.createProductWithInventory({
        name: 'Saffron, a cookbook',
        productType: 'DIGITAL',
        variantsInfo: {
          variants: [
            {
              price: { actualPrice: { amount: '3.335' } },
              digitalProperties: {},
              inventoryItem: { quantity: 9 },
            },
          ],
        },
      });
      productId = String(product?._id);
      await taxPortugal(shop(), '0.05');
      await describeSeller((...request) => shop().call(...request));
      const day = '2020-01-01T00:00:00.000Z';
      await insertCoupon(database().kysely, shop().site.id, {
        id: 'coupon-tenth',
        code: 'TENTH',
        name: 'Ten percent',
        benefit: { kind: 'PERCENT_OFF', percentage: 10 },
        active: true,
        startTime: day,
        limitedToOneItem: false,
        createdDate: day,
      });
    });

    it('sdk: adds three at 3.335 up in a cart, to the fil', async () => {
      const { currentCart } = shopModules(shop());
      await currentCart.addToCurrentCart({
        lineItems: [{ catalogReference: reference(productId), quantity: 3 }],
      });
      const { priceSummary } = await currentCart.estimateCurrentCartTotals({});
      expect(priceSummary).toMatchObject({ subtotal: kwd('10.005') });
    });

    it('sdk: sells three at 3.335 less a tenth, and taxes what remains', async () => {
      const { checkout } = shopModules(shop());
      const made = await checkout.createCheckout({
        channelType: 'WEB',
        couponCode: 'TENTH',
        lineItems: [{ catalogReference: reference(productId), quantity: 3 }],
        checkoutInfo: {
          buyerInfo: { email: 'noor@example.com' },
          billingInfo: { address: { country: 'PT', city: 'Lisboa' } },
        },
      });
      expect(made.currency).toBe('KWD');
      expect(made.lineItems?.[0]?.price).toMatchObject({
        amount: '3.335',
        formattedAmount: 'KWD\u00a03.335',
      });
      // 10.005 less 1.001 (a half is rounded up), and 5 % of 9.004.
      expect(made.priceSummary).toMatchObject({
        subtotal: kwd('10.005'),
        discount: kwd('1.001'),
        tax: kwd('0.450'),
        total: kwd('9.454'),
      });
      const placed = await shop().staff.checkout.createOrderAndCharge(String(made._id), {
        paymentToken: await shop().token('4242424242424242'),
      });
      orderId = String(placed.orderId);
      const order = await shop().staff.orders.getOrder(orderId);
      expect(order).toMatchObject({
        currency: 'KWD',
        paymentStatus: 'PAID',
        priceSummary: { total: kwd('9.454'), tax: kwd('0.450'), discount: kwd('1.001') },
        balanceSummary: { balance: kwd('0.000'), paid: kwd('9.454') },
      });
    });

    it('sdk: refunds one of three to the fil, and says so on the invoice', async () => {
      const sdk = orderModules(shop());
      const before = await sdk.orders.getOrder(orderId);
      const { invoiceId } = await sdk.hiddenInvoices.generateInvoice(orderId);
      const reply = await shop().call('GET', `/hosted/invoices/ids/${invoiceId}`);
      const { invoice } = (await reply.json()) as { invoice: Invoice };
      const text = (await readPdf(await invoiceDocument(memoryFiles(), invoice)))
        .flat()
        .join('\n')
        .replaceAll('\u00a0', ' ');
      for (const amount of ['KWD 3.335', 'KWD 10.005', '−KWD 1.001', 'KWD 0.450', 'KWD 9.454'])
        expect(text).toContain(amount);

      const { orderTransactions } = await sdk.orderTransactions.listTransactionsForSingleOrder(orderId);
      const paymentId = String(orderTransactions?.payments?.[0]?._id);
      const lineItemId = String(before.lineItems?.[0]?._id);
      const refundItems = { lineItems: [{ lineItemId, quantity: 1 }] };
      const preview = await sdk.orderBilling.calculateRefund(orderId, { refundItems });
      const amount = String(preview.summary?.total?.amount);
      expect(amount).toMatch(/^3\.15[12]$/);
      const { refund } = await sdk.orderBilling.refundPayments(orderId, {
        paymentRefunds: [{ paymentId, amount: { amount } }],
        refundItems,
      });
      expect(refund?.transactions).toMatchObject([{ refundStatus: 'SUCCEEDED', amount: { amount } }]);
      expect((await sdk.orders.getOrder(orderId)).balanceSummary?.refunded?.amount).toBe(amount);
      const rest = await sdk.orderBilling.calculateRefund(orderId, {
        refundItems: { lineItems: [{ lineItemId, quantity: 2 }] },
      });
      // Both refunds together give back all of it, to the fil.
      expect((Number(amount) + Number(rest.summary?.total?.amount)).toFixed(3)).toBe('9.454');
    });

    it.each(['counterpart', 'shopify'] as const)(
      'assumed: products in the columns of %s are the same when they are read back',
      async (layout) => {
        const file = await exported(productFiles, 'products.export', { layout });
        expect(file).toContain('3.335');
        expect((await productFiles.read(file)).summary).toMatchObject({
          unchanged: { count: 1 },
          refused: { count: 0 },
        });
        const dearer = await productFiles.read(file.replace('3.335', '3.336'));
        expect(dearer.summary).toMatchObject({ changed: { count: 1 } });
      },
    );

    it('assumed: an order that is exported is the same in a store that has none', async () => {
      await orderFiles.open();
      const file = await exported(orderFiles, 'orders.export', { rows: 'lines', columns: COLUMNS });
      expect(file).toContain('9.454');
      const { orders } = shop().staff;
      const sums = async () => {
        const { orders: found = [] } = await orders.searchOrders({});
        return found.map(({ currency, priceSummary, lineItems }) => ({
          currency,
          total: priceSummary?.total?.amount,
          tax: priceSummary?.tax?.amount,
          discount: priceSummary?.discount?.amount,
          prices: lineItems?.map(({ price, quantity }) => [price?.amount, quantity]),
        }));
      };
      const before = await sums();
      await sql`truncate orders, order_transactions`.execute(database().kysely);
      const read = await orderFiles.read(file);
      expect(read.summary).toMatchObject({ fresh: { count: 1 }, refused: { count: 0 } });
      expect(await orderFiles.run('orders.import', read)).toMatchObject({ done: 1, failed: 0 });
      expect(await sums()).toEqual(before);
    });
  },
  [...gatewayMigrations, ...shopMigrations],
);
