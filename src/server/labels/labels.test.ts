import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { platformMigrations } from '../../platform/platform.ts';
import type { LabelRequest, ShippingLabel } from '../../shared/labels.ts';
import type { Browser } from '../../testing/browser.ts';
import { memoryFiles } from '../../testing/deterministic.ts';
import { onDatabase } from '../../testing/engines.ts';
import { gatewayMigrations, resetGateway, startGateway, type TestGateway } from '../../testing/gateway.ts';
import { paidOrder, posterOrder, startOrders } from '../../testing/orders.ts';
import { readPdf } from '../../testing/pdf.ts';
import { TEST_API_KEY, TEST_SITE } from '../../testing/stack.ts';
import { joinPdfs } from '../documents/pdf/join.ts';
import { embeddedFetch } from '../platform-fetch.ts';
import { callCarrier } from './call-carrier.ts';
import type { Purchase, ShippingCarrier } from './carrier.ts';
import { labelPapers } from './label-papers.ts';
import { testCarrier } from './test-carrier.ts';

const box = { name: 'Tube', length: 75, width: 9, height: 9 };
const API = '/admin/api/labels';

describe('a carrier asked', () => {
  it('that never answers, breaks down or answers nonsense leaves it open', async () => {
    const silent = callCarrier(() => new Promise<string>(() => {}), undefined, 10);
    await expect(silent).rejects.toMatchObject({ code: 'CARRIER_UNREACHABLE', status: 502 });
    await expect(callCarrier(() => Promise.reject(new Error('reset')))).rejects.toMatchObject({
      status: 502,
    });
    const nonsense = callCarrier(
      async () => 'x',
      (answer) => answer === 'y',
    );
    await expect(nonsense).rejects.toMatchObject({ status: 502 });
  });
});

onDatabase(
  'shipping labels',
  (database) => {
    let shop: TestGateway;
    let merchant: Browser;
    let keys: string[];
    /** What stands between the carrier's answer and us. */
    let meddle: (answer: Purchase) => Purchase;
    const post = testCarrier('EUR');
    const files = memoryFiles();
    const carrier: ShippingCarrier = {
      ...post,
      async buy(requested) {
        keys.push(requested.key);
        return meddle(await post.buy(requested));
      },
    };

    beforeAll(() => {
      const { stack } = startOrders(database());
      const platformFetch = embeddedFetch(stack.platform, { apiKey: TEST_API_KEY, siteId: TEST_SITE.id });
      const siteId = TEST_SITE.id;
      shop = startGateway(database(), { siteId, platformFetch }, undefined, { carrier, documents: files });
    });
    beforeEach(async () => {
      keys = [];
      meddle = (answer) => answer;
      await resetGateway(shop);
      merchant = await shop.signedIn('merchant');
    });

    const make = async (): Promise<string> => {
      const { sdk } = startOrders(database());
      return (await paidOrder(sdk, posterOrder())).id;
    };
    const asked = (orderId: string, more: Partial<LabelRequest> = {}): LabelRequest => ({
      id: crypto.randomUUID(),
      orderId,
      box,
      weight: '0.8',
      service: 'CLASSIC',
      price: '6.80',
      ...more,
    });
    const buy = (request: LabelRequest) => merchant.post(API, request);
    const labelOf = async (reply: Response) => (await reply.json()) as ShippingLabel;
    const codeOf = async (reply: Response) => JSON.stringify(await reply.json());

    it('are quoted, bought once however often they are asked for, and drawn as a PDF marked TEST', async () => {
      const orderId = await make();
      const { rates } = (await (await merchant.post(`${API}/rates`, asked(orderId))).json()) as {
        rates: { service: string; price: string }[];
      };
      expect(rates.map(({ price }) => Number(price))).toEqual(
        rates.map(({ price }) => Number(price)).toSorted((a, b) => a - b),
      );
      const price = rates[0]?.price ?? '';
      const request = asked(orderId, { price });
      const replies = await Promise.all([buy(request), buy(request)]);
      const [first, second] = await Promise.all(replies.map(labelOf));
      expect(first).toMatchObject({
        status: 'bought',
        price,
        trackingNumber: expect.stringMatching(/^TP\d{9}XX$/),
      });
      expect(second).toEqual(first);
      expect(new Set(keys)).toEqual(new Set([`${orderId}:${request.id}:1`]));
      const pdf = await merchant.get(`${API}/${request.id}/document.pdf`);
      expect(pdf.headers.get('content-type')).toBe('application/pdf');
      const [page = []] = await readPdf(new Uint8Array(await pdf.arrayBuffer()));
      const text = page.join('\n');
      for (const part of ['TEST', 'Test Post Classic', 'Lisboa', 'Portugal', first?.trackingNumber ?? ''])
        expect(text).toContain(part);
      const {
        labels,
        boxes,
        carrier: known,
      } = (await (await merchant.get(`${API}/orders/${orderId}`)).json()) as {
        labels: ShippingLabel[];
        boxes: { name: string }[];
        carrier: object;
      };
      expect(labels).toEqual([first]);
      expect(boxes.map(({ name }) => name)).toContain('Tube');
      expect(known).toEqual({ name: 'Test Post', test: true });
    });

    it('whose answer was lost are asked for again under the same key', async () => {
      const orderId = await make();
      const request = asked(orderId);
      meddle = () => {
        throw new Error('connection reset');
      };
      const lost = await buy(request);
      expect(lost.status).toBe(502);
      meddle = (answer) => ({ ...answer, document: new TextEncoder().encode('<html>') }) as Purchase;
      expect((await buy(request)).status).toBe(502);
      meddle = (answer) => answer;
      const resumed = await merchant.post(`${API}/${request.id}/resume`, {});
      expect(await labelOf(resumed)).toMatchObject({ status: 'bought' });
      expect(await labelOf(await buy(request))).toMatchObject({ status: 'bought' });
      expect(keys).toEqual(Array(3).fill(`${orderId}:${request.id}:1`));
    });

    it('that the carrier rejects say why, and are asked for under another key afterwards', async () => {
      const orderId = await make();
      const request = asked(orderId);
      meddle = () => ({ status: 'refused', reason: 'The street is not known.' });
      expect(await labelOf(await buy(request))).toMatchObject({
        status: 'refused',
        reason: 'The street is not known.',
      });
      meddle = (answer) => answer;
      expect(await labelOf(await buy(request))).toMatchObject({ status: 'bought' });
      expect(keys).toEqual([`${orderId}:${request.id}:1`, `${orderId}:${request.id}:2`]);
    });

    it('are not bought at another price, too heavy, for a canceled order or without the right', async () => {
      const orderId = await make();
      expect(await codeOf(await buy(asked(orderId, { price: '1.00' })))).toContain('PRICE_CHANGED');
      expect(await codeOf(await buy(asked(orderId, { weight: '99' })))).toContain('PARCEL_NOT_TAKEN');
      expect((await buy(asked(orderId, { weight: '0' }))).status).toBe(400);
      const viewer = await shop.signedIn('viewer');
      expect((await viewer.post(API, asked(orderId))).status).toBe(403);
      await startOrders(database()).sdk.orders.cancelOrder(orderId);
      expect(await codeOf(await buy(asked(orderId)))).toContain('ORDER_CANCELED');
      expect(keys).toEqual([]);
    });

    it('are given back once, within their time, and printed while they stand', async () => {
      const orderId = await make();
      const [first, second] = [asked(orderId), asked(orderId)];
      await buy(first);
      await buy(second);
      const papers = labelPapers({ database: database(), siteId: TEST_SITE.id }, files);
      expect(await papers.papersOf([orderId])).toHaveLength(2);
      const pages = await readPdf(await joinPdfs(await papers.papersOf([orderId])));
      expect(pages).toHaveLength(2);
      const back = await merchant.post(`${API}/${first.id}/void`, {});
      expect(await labelOf(back)).toMatchObject({ status: 'voided' });
      expect(await labelOf(await merchant.post(`${API}/${first.id}/void`, {}))).toMatchObject({
        status: 'voided',
      });
      expect(await papers.papersOf([orderId])).toHaveLength(1);
      shop.advance(8 * 86_400_000);
      expect(await codeOf(await merchant.post(`${API}/${second.id}/void`, {}))).toContain('VOID_TOO_LATE');
      expect((await merchant.post(`${API}/${orderId}/void`, {})).status).toBe(404);
      const { rows } = await sql<{ operation: string; outcome: string }>`
        SELECT operation, outcome FROM audit_log ORDER BY at, id`.execute(database().kysely);
      expect(rows.filter(({ operation }) => operation === 'counterpart.buyLabel')).toHaveLength(2);
      expect(rows.filter(({ outcome }) => outcome === 'failed')).toHaveLength(1);
    });
  },
  [...platformMigrations, ...gatewayMigrations],
);
