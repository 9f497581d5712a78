import { Hono } from 'hono';
import Stripe from 'stripe';
import type { Clock } from '../../platform/ports.ts';
import { Books, type StripeEvent } from './books.ts';
import { endpoints } from './endpoints.ts';
import { StripeError } from './form.ts';
import { pages } from './pages.ts';

export const STRIPE_KEY = 'sk_test_double';
export const STRIPE_WEBHOOK_SECRET = 'whsec_double';
/** Stripe remembers what it answered to a key for so long. */
const HOURS_REMEMBERED = 24;

/** What may go wrong on the way. */
export type StripeFailure =
  /** Nothing is done and nothing is answered. */
  | 'never'
  /** What changes something is done, and the answer to that is lost. */
  | 'lost'
  /** It is done, and what comes back is a page of some proxy. */
  | 'garbage'
  /** It is done, and what comes back is JSON of something else. */
  | 'nonsense'
  | 'down';

interface Options {
  clock: Clock;
  /** Brings a notice to the shop. */
  send: (request: Request) => Promise<Response>;
  noticeUrl: () => string;
  /** Where its pages are; of a server that is known once it listens. */
  origin?: () => string;
}

export interface StripeDouble {
  books: Books;
  /** In the network's place. */
  fetch: typeof fetch;
  /** API and pages. */
  app: Hono;
  trouble: StripeFailure | undefined;
  /** Decides what is due and sends what was not heard yet. @returns how many notices were sent */
  work(): Promise<number>;
  /** A notice as Stripe would send it. */
  notice(event: StripeEvent, options?: { secret?: string; at?: Date; body?: string }): Promise<Request>;
}

interface Answer {
  request: string;
  status: number;
  body: string;
  until: number;
}

/** Stripe as far as the shop uses it, in memory: the real library talks to it and judges its signatures. */
export function stripeDouble({
  clock,
  send,
  noticeUrl,
  origin = () => 'https://stripe.test',
}: Options): StripeDouble {
  const books = new Books(clock);
  const answers = new Map<string, Answer>();
  const unheard = new Set<string>();
  const api = new Hono();

  api.use('/v1/*', async (c, next) => {
    if (c.req.header('authorization') !== `Bearer ${STRIPE_KEY}`) {
      throw new StripeError(401, { message: 'Invalid API Key provided.' });
    }
    const key = c.req.header('idempotency-key');
    if (c.req.method !== 'POST' || key === undefined) return next();
    const request = `${c.req.path}?${await c.req.raw.clone().text()}`;
    const known = answers.get(key);
    if (known && known.until > books.now()) {
      if (known.request !== request) {
        throw new StripeError(400, {
          type: 'idempotency_error',
          message: 'Keys for idempotent requests can only be used with the same parameters.',
        });
      }
      c.res = new Response(known.body, {
        status: known.status,
        headers: { 'content-type': 'application/json', 'idempotent-replayed': 'true' },
      });
      return undefined;
    }
    await next();
    const body = await c.res.clone().text();
    // What was not even begun is not remembered.
    const isRefusedAtOnce = /"code":"(parameter_\w+|resource_missing)"/.test(body);
    if (!isRefusedAtOnce)
      answers.set(key, { request, status: c.res.status, body, until: books.now() + HOURS_REMEMBERED * 3600 });
    return undefined;
  });
  api.onError((error, c) => {
    if (!(error instanceof StripeError)) throw error;
    return c.json({ error: error.error }, error.status);
  });
  api.route('/', endpoints(books, origin));

  async function notice(
    event: StripeEvent,
    {
      secret = STRIPE_WEBHOOK_SECRET,
      at = clock.now(),
      body,
    }: { secret?: string; at?: Date; body?: string } = {},
  ) {
    const payload = JSON.stringify(event);
    const timestamp = Math.floor(at.getTime() / 1000);
    const signature = await Stripe.webhooks.generateTestHeaderStringAsync({ payload, secret, timestamp });
    return new Request(noticeUrl(), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body: body ?? payload,
    });
  }

  async function work(): Promise<number> {
    books.settleDue();
    const due = books.events.splice(0);
    for (const event of due) {
      const isHeard = await send(await notice(event)).then(
        ({ ok }) => ok,
        () => false,
      );
      if (!isHeard) books.events.push(event);
    }
    return due.length;
  }

  const double: StripeDouble = {
    books,
    app: new Hono().route('/', api).route('/', pages(books, origin, work)),
    trouble: undefined,
    work,
    notice,
    async fetch(input, init) {
      const request = new Request(input, init);
      const lost = (): Promise<Response> =>
        new Promise((_, reject) =>
          request.signal.addEventListener('abort', () => reject(request.signal.reason as Error)),
        );
      if (double.trouble === 'never') return lost();
      if (double.trouble === 'down')
        return Response.json({ error: { type: 'api_error', message: 'Down.' } }, { status: 503 });
      const key = request.headers.get('idempotency-key') ?? '';
      const isSlow = /"scenario":"times_out"/.test(
        JSON.stringify(
          books.methods.get(/payment_method=(\w+)/.exec(await request.clone().text())?.[1] ?? ''),
        ),
      );
      const answer = await api.fetch(request);
      if (double.trouble === 'garbage') return new Response('<html>Bad gateway</html>');
      if (double.trouble === 'nonsense') return Response.json({ hello: 'world' });
      // Both tries of the first time.
      if (isSlow && !unheard.has(`${key}:2`)) {
        unheard.add(unheard.has(key) ? `${key}:2` : key);
        throw new TypeError('fetch failed');
      }
      return double.trouble === 'lost' && request.method === 'POST' ? lost() : answer;
    },
  };
  return double;
}
