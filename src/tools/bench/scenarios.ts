import { sendCall, type Call, type Measured, measure } from './measure.ts';

export const SITE = '0be7c4a1-5d1e-4a52-9c2b-7f7a3f3c9d10';
export const API_KEY = 'bench-key-0123456789abcdef';

export interface Scenario {
  name: string;
  ours: Measured;
  bare?: Measured;
}

interface Order {
  id: string;
  createdDate: string;
  paymentStatus: string;
  lineItems: { id: string; quantity: number }[];
}

interface Page {
  orders: Order[];
  metadata: { cursors: { next?: string } };
}

export const headers = { authorization: API_KEY, 'wix-site-id': SITE };
export const post = (path: string, body: unknown): Call => ({
  method: 'POST',
  path: `/wixapis${path}`,
  headers,
  body,
});
const search = (body: object): Call => post('/ecom/v1/orders/search', { search: body });
const UNPAID = { paymentStatus: 'NOT_PAID', status: 'APPROVED' };
const NEWEST = [{ fieldName: 'createdDate', order: 'DESC' }];
const DEEP_PAGES = 200;

export const newest = (): Call => search({ sort: NEWEST, cursorPaging: { limit: 25 } });
export const oneOrder = (id: string): Call => ({
  method: 'GET',
  path: `/wixapis/ecom/v1/orders/${id}`,
  headers,
});

export const pick = <T>(list: readonly T[], turn: number): T => {
  const item = list[turn % list.length];
  if (item === undefined) throw new Error('Nothing to choose from.');
  return item;
};

/** What the measurements need to know of the data: ids, a cursor deep in, orders still to pay. */
export interface Sample {
  orders: Order[];
  paid: Order[];
  cursor: string;
  last: Order;
  unpaid: string[];
}

async function unpaidIds(base: string, count: number): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | undefined;
  while (ids.length < count) {
    const page: Page = await sendCall(
      base,
      search(
        cursor
          ? { cursorPaging: { limit: 100, cursor } }
          : { filter: UNPAID, sort: NEWEST, cursorPaging: { limit: 100 } },
      ),
    );
    ids.push(...page.orders.map((order) => order.id));
    cursor = page.metadata.cursors.next;
    if (!cursor) break;
  }
  return ids;
}

/** @throws when the store has fewer unpaid orders than the measurements will pay. */
export async function sample(base: string, toPay: number): Promise<Sample> {
  const orders: Order[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < DEEP_PAGES; page++) {
    const found: Page = await sendCall(
      base,
      search(
        cursor ? { cursorPaging: { limit: 25, cursor } } : { sort: NEWEST, cursorPaging: { limit: 25 } },
      ),
    );
    orders.push(...found.orders);
    if (!found.metadata.cursors.next) break;
    cursor = found.metadata.cursors.next;
  }
  const unpaid = await unpaidIds(base, toPay);
  const last = orders.at(-1);
  if (!last || !cursor || unpaid.length < toPay) throw new Error('The store is too small to measure.');
  return { orders, paid: orders.filter((order) => order.paymentStatus === 'PAID'), cursor, last, unpaid };
}

const TURNS = { warmUp: 100, turns: 400, parallelTurns: 1600 };

export async function measureReads(base: string, { orders, paid, cursor }: Sample): Promise<Scenario[]> {
  const of = (name: string, call: (turn: number) => Call): Promise<Scenario> =>
    measure({ base, call, ...TURNS }).then((ours) => ({ name, ours }));
  return [
    await of('search, newest 25', newest),
    await of('search by payment status, newest 25', () =>
      search({ filter: { paymentStatus: 'NOT_PAID' }, sort: NEWEST, cursorPaging: { limit: 25 } }),
    ),
    await of(`page ${DEEP_PAGES + 1} by cursor`, () => search({ cursorPaging: { limit: 25, cursor } })),
    await of('get one', (turn) => oneOrder(pick(orders, turn).id)),
    await of('get refundability', (turn) =>
      post('/ecom/v1/order-billing/get-order-refundability', { orderId: pick(paid, turn).id }),
    ),
    await of('calculate refund', (turn) => {
      const { id, lineItems } = pick(paid, turn);
      const lines = lineItems.slice(0, 1).map((line) => ({ lineItemId: line.id, quantity: 1 }));
      return post('/ecom/v1/order-billing/calculate-refund', {
        orderId: id,
        refundItems: { lineItems: lines },
      });
    }),
  ];
}

export const PAY_ONE = { warmUp: 20, turns: 200, parallelTurns: 400 };
const BULK_CALLS = 10;
const BULK_SIZE = 100;
export const TO_PAY = PAY_ONE.warmUp + PAY_ONE.turns + PAY_ONE.parallelTurns + 3 * BULK_CALLS * BULK_SIZE;

export interface Payer {
  one(id: string): Call;
  bulk(ids: readonly string[]): Call;
}

export const ourPayer: Payer = {
  one: (id) => post(`/ecom/v1/payments-collector/orders/${id}/mark-as-paid`, {}),
  bulk: (ids) => post('/v1/bulk/payments-collector/mark-as-paid', { ecomOrderIds: ids }),
};

export const baselinePayer: Payer = {
  one: (id) => ({ method: 'POST', path: '/pay', body: { ids: [id] } }),
  bulk: (ids) => ({ method: 'POST', path: '/pay', body: { ids } }),
};

/** Every order is paid once only; the two sides share the ids out between them. */
export async function measurePaying(base: string, payer: Payer, ids: readonly string[]): Promise<Measured[]> {
  const single = await measure({ base, call: (turn) => payer.one(pick(ids, turn)), ...PAY_ONE });
  const rest = ids.slice(TO_PAY - 3 * BULK_CALLS * BULK_SIZE);
  const times: number[] = [];
  for (let round = 0; round < 3; round++) {
    const started = performance.now();
    for (let call = 0; call < BULK_CALLS; call++) {
      const from = (round * BULK_CALLS + call) * BULK_SIZE;
      await sendCall(base, payer.bulk(rest.slice(from, from + BULK_SIZE)));
    }
    times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  const p50 = times[1] ?? Number.NaN;
  return [single, { p50, p95: times[2] ?? Number.NaN, perSecond: Number.NaN }];
}

/** The same questions to the bare handler, in the order of `measureReads`; refunds have a join as their like. */
export async function measureBaselineReads(
  base: string,
  { orders, paid, last }: Sample,
): Promise<Measured[]> {
  const get = (path: string): Call => ({ method: 'GET', path });
  const calls: ((turn: number) => Call)[] = [
    () => get('/newest'),
    () => get('/by-status'),
    () => get(`/deep?date=${encodeURIComponent(last.createdDate)}&id=${last.id}`),
    (turn) => get(`/one?id=${pick(orders, turn).id}`),
    (turn) => get(`/with-payments?id=${pick(paid, turn).id}`),
    (turn) => get(`/with-payments?id=${pick(paid, turn).id}`),
  ];
  const measured: Measured[] = [];
  for (const call of calls) measured.push(await measure({ base, call, ...TURNS }));
  return measured;
}
