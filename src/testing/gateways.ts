import { Hono } from 'hono';
import Stripe from 'stripe';
import type { Database } from '../database/database.ts';
import { stripeProvider } from '../platform/adapters/stripe/stripe-provider.ts';
import { sign, SIGNATURE_HEADER } from '../platform/adapters/test-gateway/signature.ts';
import { createTestGateway } from '../platform/adapters/test-gateway/test-gateway.ts';
import type { IdSource, PaymentProvider } from '../platform/ports.ts';
import { testLogger, type TestClock } from './deterministic.ts';
import { TEST_SITE } from './stack.ts';
import { STRIPE_KEY, STRIPE_WEBHOOK_SECRET, stripeDouble, type StripeDouble } from './stripe/double.ts';

export const CARD = { expiry: '04/30', cvc: '123', holder: 'Ines Kartenhalter' };

const NOTICE_URL = `${TEST_SITE.publicUrl}/hosted/payments/notices`;

export interface NoticeFields {
  id: string;
  transaction: string;
  outcome: string;
  reason?: string;
}

/** Who else signed it, when, and what arrives in its place. */
export interface NoticeFailures {
  secret?: string;
  at?: Date;
  body?: string;
}

/** A provider with all that is around it in life: cards, pages, notices. */
export interface Gateway {
  provider: PaymentProvider;
  /** Decides what is due and tells the shop. @returns how many notices were sent */
  work(): Promise<number>;
  /** What stands for a card of that number. */
  token(number: string): Promise<string>;
  /** Its own pages, as a browser reaches them. */
  browse(path: string, init?: RequestInit): Promise<Response>;
  /** A notice as it would sign it, and the payment as that tells. */
  notice(fields: NoticeFields, noticeFailures?: NoticeFailures): Promise<Request>;
  /** Where it is Stripe's. */
  double?: StripeDouble;
}

interface Surroundings {
  database: Database;
  clock: TestClock;
  ids: IdSource;
  send: (request: Request) => Promise<Response>;
  shopName: () => Promise<string>;
}

export interface GatewayKind {
  name: string;
  /** Begins what it calls a payment. */
  transaction: RegExp;
  start(surroundings: Surroundings): Gateway;
}

/** Which the test gateway and the platform share. */
export const GATEWAY_SECRET = 'a secret of gateway and platform';

/** A notice as the test gateway signs it. */
export async function signedNotice(
  fields: NoticeFields,
  { at, secret = GATEWAY_SECRET, body = JSON.stringify(fields) }: NoticeFailures & { at: Date },
): Promise<Request> {
  const headers = { [SIGNATURE_HEADER]: await sign(JSON.stringify(fields), secret, at) };
  return new Request(NOTICE_URL, { method: 'POST', headers, body });
}

export const testGateway: GatewayKind = {
  name: 'the test gateway',
  transaction: /^test_/,
  start({ database, clock, ids, send, shopName }) {
    const { provider, routes, work } = createTestGateway({
      database,
      siteId: TEST_SITE.id,
      shopName,
      publicUrl: TEST_SITE.publicUrl,
      secret: GATEWAY_SECRET,
      clock,
      ids,
      send,
    });
    const pages = new Hono().route('/payment-gateway', routes);
    return {
      provider,
      work,
      async token(number) {
        const reply = await pages.request('/payment-gateway/tokens', {
          method: 'POST',
          body: JSON.stringify({ ...CARD, number, cvc: number.startsWith('37') ? '1234' : CARD.cvc }),
        });
        return ((await reply.json()) as { token: string }).token;
      },
      browse: async (path, init) => pages.request(path, init),
      notice: (fields, errors) => signedNotice(fields, { at: clock.now(), ...errors }),
    };
  },
};

const EVENTS: Readonly<Record<string, string>> = {
  APPROVED: 'payment_intent.succeeded',
  DECLINED: 'payment_intent.payment_failed',
};

/** The payment a notice is about; of one nobody knows, one that was made under no order of ours. */
function intentFor({ books }: StripeDouble, { transaction, outcome }: NoticeFields): object {
  const known = books.intents.get(transaction);
  const intent = known ?? {
    id: transaction,
    object: 'payment_intent' as const,
    amount: 1000,
    amount_received: 0,
    currency: 'eur',
    capture_method: 'automatic',
    status: 'processing' as const,
    customer: null,
    payment_method: null,
    setup_future_usage: null,
    metadata: { counterpart_site: TEST_SITE.id, counterpart_payment: transaction },
    description: null,
    created: books.now(),
    cancellation_reason: null,
    next_action: null,
    last_payment_error: null,
    latest_charge: null,
  };
  books.intents.set(transaction, intent);
  if (outcome === 'APPROVED' && intent.status !== 'succeeded') books.succeed(intent);
  if (outcome === 'DECLINED' && intent.status === 'processing') books.fail(intent, { code: 'card_declined' });
  // It is told by the notice that follows.
  books.events.splice(0);
  return structuredClone(intent);
}

// The library waits half a second between its two tries, for a network that recovers. The double's does at once.
Stripe.prototype.getInitialNetworkRetryDelay = () => 0.01;

export const stripe: GatewayKind = {
  name: 'Stripe',
  transaction: /^pi_/,
  start({ database, clock, send }) {
    const double = stripeDouble({ clock, send, noticeUrl: () => NOTICE_URL });
    const provider = stripeProvider({
      database,
      siteId: TEST_SITE.id,
      clock,
      logger: testLogger(),
      secretKey: STRIPE_KEY,
      webhookSecret: STRIPE_WEBHOOK_SECRET,
      send: double.fetch,
      timeoutMs: 200,
    });
    return {
      provider,
      double,
      work: () => double.work(),
      token: async (number) => double.books.method(number),
      browse: async (path, init) => double.app.request(path, init),
      async notice(fields, errors) {
        const { id, outcome, reason } = fields;
        const object = { ...intentFor(double, fields), reason };
        const type = EVENTS[outcome] ?? 'customer.created';
        return double.notice(
          { id, object: 'event', type, created: double.books.now(), data: { object } },
          errors,
        );
      },
    };
  },
};
