import type { Job } from '../../shared/jobs.ts';
import { sendCall } from './measure.ts';
import { median } from './page-times.ts';
import { serveOurs, serverEnv, type Env } from './processes.ts';
import { post } from './scenarios.ts';

export interface DeskFigure {
  name: string;
  /** Milliseconds. */
  took: number;
}

export interface DeskFigures {
  engine: string;
  figures: DeskFigure[];
  memory: { now: number; peak: number };
}

interface Found {
  orders: { id: string; lineItems: { id: string; quantity: number }[] }[];
  metadata: { cursors: { next?: string } };
}

const IMPORTED = 10_000;
const FULFILLED = 1000;
const PRINTED = 500;
const INVOICES = 21;
const LOOK_EVERY_MS = 50;
export const OVER: ReadonlySet<Job['status']> = new Set(['done', 'failed', 'cancelled']);

const HEAD =
  'Name,Email,Financial Status,Created at,Currency,Subtotal,Shipping,Taxes,Total,Lineitem quantity,Lineitem name,Lineitem price';

/** As Shopify exports orders, of two lines each. */
function ordersCsv(count: number): string {
  const day = Date.UTC(2026, 0, 1);
  const rows = Array.from({ length: count }, (_, i) => {
    const placed = new Date(day + i * 60_000).toISOString();
    const first = `#B${100_000 + i},buyer${i}@shop.example,paid,${placed},EUR,50.00,5.00,0.00,55.00,2,Low Tide,15.00`;
    return `${first}\n#B${100_000 + i},,,,,,,,,1,Moiré Study,20.00`;
  });
  return [HEAD, ...rows].join('\n');
}

export async function timed<T>(work: () => Promise<T>): Promise<{ took: number; result: T }> {
  const started = performance.now();
  const result = await work();
  return { took: performance.now() - started, result };
}

/** Signed in as the demo's owner. */
export async function staffOf(base: string) {
  const info = (await (await fetch(`${base}/admin/api/sign-in-info`)).json()) as {
    signIns?: { email: string; password: string }[];
  };
  const { email, password } = info.signIns?.[0] ?? {};
  const signIn = await fetch(`${base}/admin/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: base },
    body: JSON.stringify({ email, password }),
  });
  const cookie = signIn.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ');
  const call = async (method: string, path: string, body?: unknown): Promise<Response> => {
    const isText = typeof body === 'string';
    const reply = await fetch(`${base}/admin/api${path}`, {
      method,
      headers: { cookie, origin: base, 'content-type': isText ? 'text/csv' : 'application/json' },
      ...(body !== undefined && { body: isText ? body : JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
    return reply;
  };
  const start = async (kind: string, selection: object, params: object = {}): Promise<Job> =>
    (await (await call('POST', '/jobs', { kind, title: kind, selection, params })).json()) as Job;
  async function until(
    { id }: Pick<Job, 'id'>,
    isThere: (job: Job) => boolean,
    every = LOOK_EVERY_MS,
  ): Promise<Job> {
    for (;;) {
      const job = (await (await call('GET', `/jobs/${id}`)).json()) as Job;
      if (isThere(job)) return job;
      await new Promise((resolve) => setTimeout(resolve, every));
    }
  }
  return {
    call,
    start,
    until,
    /** @param look at it, whenever it is asked for: every so many milliseconds */
    async job(
      kind: string,
      selection: object,
      { params, look, every }: { params?: object; look?: (job: Job) => void; every?: number } = {},
    ): Promise<Job> {
      const isOver = (now: Job): boolean => {
        look?.(now);
        return OVER.has(now.status);
      };
      const job = await until(await start(kind, selection, params), isOver, every);
      if (job.status !== 'done' || job.failed > 0) throw new Error(`${kind}: ${JSON.stringify(job)}`);
      return job;
    },
  };
}

async function someOrders(base: string, count: number): Promise<Found['orders']> {
  const orders: Found['orders'] = [];
  let cursor: string | undefined;
  while (orders.length < count) {
    const cursorPaging = { limit: 100, ...(cursor && { cursor }) };
    const search = cursor
      ? { cursorPaging }
      : { filter: { fulfillmentStatus: 'NOT_FULFILLED', status: 'APPROVED' }, cursorPaging };
    const page: Found = await sendCall(base, post('/ecom/v1/orders/search', { search }));
    orders.push(...page.orders);
    cursor = page.metadata.cursors.next;
    if (!cursor) break;
  }
  return orders.slice(0, count);
}

async function fulfil(base: string, orders: Found['orders']): Promise<void> {
  for (let from = 0; from < orders.length; from += 100) {
    const ordersWithFulfillments = orders.slice(from, from + 100).map(({ id, lineItems }) => ({
      orderId: id,
      fulfillments: [{ lineItems: lineItems.map((line) => ({ id: line.id, quantity: line.quantity })) }],
    }));
    await sendCall(
      base,
      post('/ecom/v1/fulfillments/orders/bulk/create-fulfillments', { ordersWithFulfillments }),
    );
  }
}

/** What a merchant does to many orders: a file of them taken in, sent, printed and invoiced. */
export async function measureDesk(engine: string, env: Env): Promise<DeskFigures> {
  const ours = await serveOurs({ ...serverEnv(env), DEMO: '1' });
  try {
    const { base } = ours;
    const staff = await staffOf(base);
    const used = await timed(async () => {
      const reply = await staff.call('POST', '/order-imports?name=orders.csv', ordersCsv(IMPORTED));
      return (await reply.json()) as { id: string };
    });
    const imported = await timed(() => staff.job('orders.import', { filter: { import: used.result.id } }));
    const orders = await someOrders(base, FULFILLED);
    const fulfilled = await timed(() => fulfil(base, orders));
    const ids = orders.slice(0, PRINTED).map(({ id }) => id);
    const picked = await timed(() => staff.job('orders.print', { ids }, { params: { pickList: true } }));
    const slips = await timed(() => staff.job('orders.print', { ids }, { params: { slips: true } }));
    const invoices: number[] = [];
    for (const orderId of ids.slice(0, INVOICES)) {
      const path = `/ecom/v1/invoices/orders/${orderId}`;
      const { invoiceId } = await sendCall<{ invoiceId: string }>(base, post(path, {}));
      const { took } = await timed(async () =>
        (await staff.call('GET', `/invoices/${invoiceId}/document.pdf`)).arrayBuffer(),
      );
      invoices.push(took);
    }
    return {
      engine,
      figures: [
        { name: 'dry run of a file of 10,000 orders', took: used.took },
        { name: 'import of them', took: imported.took },
        { name: 'fulfil 1,000, in calls of 100', took: fulfilled.took },
        { name: 'pick list of 500 orders as PDF', took: picked.took },
        { name: 'packing slips of 500 orders as PDF', took: slips.took },
        { name: 'an invoice as PDF, drawn for the first time', took: median(invoices) },
      ],
      memory: ours.memory(),
    };
  } finally {
    await ours.stop();
  }
}
