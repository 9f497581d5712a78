import { expect, vi } from 'vitest';
import type { Job } from '../shared/jobs.ts';
import type { Browser } from './browser.ts';
import { EventStream } from './event-stream.ts';
import type { ServerProcess } from './server-process.ts';

/** Of the platform under `/wixapis`. */
export const KEY = 'a-platform-key-for-tests';
export const OWNER = { name: 'Inês Duarte', email: 'ines@example.com', password: 'ten thousand posters' };

const order = {
  channelInfo: { type: 'POS' },
  currency: 'EUR',
  status: 'APPROVED',
  lineItems: [
    {
      productName: { original: 'Loop No. 7' },
      price: { amount: '40.00' },
      quantity: 1,
      itemType: { preset: 'PHYSICAL' },
    },
  ],
  priceSummary: { total: { amount: '40.00' } },
};

/** An order over 40.00, unpaid. @returns its id. */
export const createOrder = async (server: ServerProcess): Promise<string> => {
  const reply = await server.platform('POST', '/ecom/v1/orders', KEY, { order });
  return ((await reply.json()) as { order: { id: string } }).order.id;
};

/** Makes the first owner. */
export const setUp = (server: ServerProcess, token = server.setupTokens[0]): Promise<Response> =>
  server.browser().post('/admin/api/setup', { token, ...OWNER });

export async function signIn(server: ServerProcess): Promise<Browser> {
  const browser = server.browser();
  const reply = await browser.signIn(OWNER.email, OWNER.password);
  expect(reply.status).toBe(200);
  return browser;
}

export const listen = async (browser: Browser): Promise<EventStream> => {
  const stream = new EventStream(await browser.get('/admin/api/events'));
  await vi.waitFor(() => expect(stream.of('ready')).toHaveLength(1), 5000);
  return stream;
};

export const jobOf = async (browser: Browser, id: string): Promise<Job> =>
  (await (await browser.get(`/admin/api/jobs/${id}`)).json()) as Job;

/** Marks these orders as paid. */
export async function startJob(browser: Browser, ids: readonly string[]): Promise<string> {
  const request = { kind: 'orders.mark-as-paid', title: 'Mark as paid', selection: { ids } };
  return ((await (await browser.post('/admin/api/jobs', request)).json()) as Job).id;
}

interface Transactions {
  orderTransactions: { payments: { amount: { amount: string } }[]; refunds: object[] };
}

export const transactions = async (
  server: ServerProcess,
  id: string,
): Promise<Transactions['orderTransactions']> => {
  const reply = await server.platform('GET', `/ecom/v1/payments/orders/${id}`, KEY);
  return ((await reply.json()) as Transactions).orderTransactions;
};
