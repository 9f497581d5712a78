import { Hono } from 'hono';
import type { Books, Intent, Metadata, Refund, Session } from './books.ts';
import { StripeError, group, missing, only, optional, readForm, text, units, type Fields } from './form.ts';

const newIntent = (
  books: Books,
  fields: Pick<
    Intent,
    'amount' | 'currency' | 'capture_method' | 'customer' | 'metadata' | 'description' | 'setup_future_usage'
  >,
): Intent => {
  const intent: Intent = {
    ...fields,
    id: books.id('pi'),
    object: 'payment_intent',
    amount_received: 0,
    payment_method: null,
    status: 'requires_payment_method',
    created: books.now(),
    cancellation_reason: null,
    next_action: null,
    last_payment_error: null,
    latest_charge: null,
  };
  books.intents.set(intent.id, intent);
  return intent;
};

/** The payment of a page that a shopper has entered a card on. */
export const intentOfPage = (
  books: Books,
  { amount_total: amount, currency, customer, asked }: Session,
): Intent => newIntent(books, { amount, currency, customer, setup_future_usage: null, ...asked });

const requireCustomer = (books: Books, fields: Fields): string | null => {
  const id = optional(fields, 'customer');
  if (id !== null && !books.customers.has(id)) {
    throw new StripeError(400, {
      code: 'resource_missing',
      param: 'customer',
      message: `No such customer: '${id}'`,
    });
  }
  return id;
};

/** The second step, whatever the bank thinks of the card. */
const wantsChallenge = (fields: Fields): boolean =>
  optional(group(group(fields['payment_method_options'])['card']), 'request_three_d_secure') === 'any';

function createIntent(books: Books, fields: Fields, origin: string): Intent {
  only(
    fields,
    'amount',
    'currency',
    'capture_method',
    'payment_method',
    'allowed_payment_method_types',
    'confirm',
    'return_url',
    'off_session',
    'payment_method_options',
    'setup_future_usage',
    'description',
    'metadata',
    'customer',
    'expand',
  );
  const amount = units(fields, 'amount');
  const customer = requireCustomer(books, fields);
  if (amount < 50)
    throw new StripeError(400, {
      code: 'amount_too_small',
      param: 'amount',
      message: 'Amount must be at least €0.50.',
    });
  const method = text(fields, 'payment_method');
  const offSession = optional(fields, 'off_session') === 'true';
  const intent = newIntent(books, {
    amount,
    currency: text(fields, 'currency'),
    capture_method: text(fields, 'capture_method'),
    customer,
    setup_future_usage: optional(fields, 'setup_future_usage'),
    metadata: group(fields['metadata']) as Metadata,
    description: optional(fields, 'description'),
  });
  books.confirm(intent, method, {
    challengeUrl: `${origin}/3ds/${intent.id}`,
    returnUrl: offSession ? '/' : text(fields, 'return_url'),
    offSession,
    challenges: wantsChallenge(fields),
  });
  const { last_payment_error: error } = intent;
  if (error)
    throw new StripeError(402, {
      ...error,
      message: String(error['message']),
      payment_intent: structuredClone(intent),
    });
  return intent;
}

/** Gives the customer a card without a payment, where the bank wants no more than that. */
function createSetup(books: Books, fields: Fields): object {
  only(
    fields,
    'customer',
    'payment_method',
    'allowed_payment_method_types',
    'confirm',
    'usage',
    'metadata',
    'expand',
  );
  const customer = requireCustomer(books, fields);
  const method = text(fields, 'payment_method');
  const setup = { id: books.id('seti'), object: 'setup_intent', customer, created: books.now() };
  const card = books.keep(method, customer);
  if (card === 'requires_action') return { ...setup, status: card, payment_method: method };
  return {
    ...setup,
    status: 'succeeded',
    payment_method: { id: method, object: 'payment_method', type: 'card', customer, card },
  };
}

const wrongState = (intent: Intent, what: string): StripeError =>
  new StripeError(400, {
    code: 'payment_intent_unexpected_state',
    message: `This PaymentIntent could not be ${what} because it has a status of ${intent.status}.`,
    payment_intent: structuredClone(intent),
  });

function captureIntent(books: Books, intent: Intent, fields: Fields): Intent {
  only(fields, 'amount_to_capture', 'metadata');
  const amount = units(fields, 'amount_to_capture');
  if (intent.status !== 'requires_capture') throw wrongState(intent, 'captured');
  if (amount > intent.amount)
    throw new StripeError(400, {
      code: 'amount_too_large',
      message: 'The amount is greater than what is held.',
    });
  intent.status = 'succeeded';
  intent.amount_received = amount;
  Object.assign(intent.metadata, group(fields['metadata']));
  books.tell('payment_intent.succeeded', intent);
  return intent;
}

function cancelIntent(books: Books, intent: Intent, fields: Fields): Intent {
  only(fields, 'cancellation_reason');
  if (intent.status === 'succeeded' || intent.status === 'canceled') throw wrongState(intent, 'canceled');
  books.cancel(intent, null);
  return intent;
}

function createSession(books: Books, fields: Fields, origin: string): Session {
  only(
    fields,
    'mode',
    'allowed_payment_method_types',
    'adaptive_pricing',
    'line_items',
    'payment_intent_data',
    'client_reference_id',
    'payment_method_options',
    'metadata',
    'success_url',
    'cancel_url',
    'expires_at',
    'customer',
    'customer_email',
    'saved_payment_method_options',
  );
  const line = group(group(fields['line_items'])['0']);
  const price = group(line['price_data']);
  const requested = group(fields['payment_intent_data']);
  only(requested, 'capture_method', 'description', 'metadata');
  text(group(price['product_data']), 'name');
  const expiresAt = units(fields, 'expires_at');
  const minutes = (expiresAt - books.now()) / 60;
  if (minutes < 30 || minutes > 24 * 60) {
    throw new StripeError(400, {
      param: 'expires_at',
      message: 'The `expires_at` timestamp must be between 30 minutes and 24 hours from now.',
    });
  }
  const id = books.id('cs_test');
  const session: Session = {
    id,
    object: 'checkout.session',
    status: 'open',
    url: `${origin}/pay/${id}`,
    payment_intent: null,
    amount_total: units(price, 'unit_amount') * units(line, 'quantity'),
    currency: text(price, 'currency'),
    customer: requireCustomer(books, fields),
    customer_email: optional(fields, 'customer_email'),
    client_reference_id: optional(fields, 'client_reference_id'),
    metadata: group(fields['metadata']) as Metadata,
    created: books.now(),
    expires_at: expiresAt,
    success_url: text(fields, 'success_url'),
    cancel_url: text(fields, 'cancel_url'),
    challenges: wantsChallenge(fields),
    asked: {
      capture_method: text(requested, 'capture_method'),
      metadata: group(requested['metadata']) as Metadata,
      description: optional(requested, 'description'),
      saves: group(fields['saved_payment_method_options'])['payment_method_save'] === 'enabled',
    },
  };
  books.sessions.set(id, session);
  return session;
}

function createRefund(books: Books, fields: Fields): Refund {
  only(fields, 'payment_intent', 'amount', 'metadata');
  const intent = books.intent(text(fields, 'payment_intent'));
  const amount = units(fields, 'amount');
  const input = [...books.refunds.values()].filter(
    ({ payment_intent: of, status }) => of === intent.id && status !== 'failed',
  );
  if (input.reduce((sum, one) => sum + one.amount, amount) > intent.amount_received) {
    throw new StripeError(400, {
      code: 'charge_already_refunded',
      message: 'The refund is greater than what is left of the charge.',
    });
  }
  const scenario = books.cardOf(intent.id)?.scenario;
  const refund: Refund = {
    id: books.id('re'),
    object: 'refund',
    amount,
    currency: intent.currency,
    payment_intent: intent.id,
    status: scenario === 'refunds_pending' ? 'pending' : 'succeeded',
    ...(scenario === 'refunds_fail' && { status: 'failed', failure_reason: 'declined' }),
    metadata: group(fields['metadata']) as Metadata,
    created: books.now(),
  };
  books.refunds.set(refund.id, refund);
  return refund;
}

/** The part of Stripe's API that the shop uses. */
export function endpoints(books: Books, origin: () => string): Hono {
  const api = new Hono().basePath('/v1');
  const sessionOf = (id: string): Session => {
    const found = books.sessions.get(id);
    if (!found) throw missing('checkout.session', id, 'session');
    return found;
  };
  /** A payment within a page only where the asker wants it. */
  const shown = (session: Session, url: string) => ({
    ...session,
    payment_intent:
      url.includes('expand') && session.payment_intent !== null
        ? withMethod(books.intent(session.payment_intent), decodeURIComponent(url))
        : session.payment_intent,
  });
  /** A means of payment within a payment, as the asker wants it. */
  const withMethod = (intent: Intent, expand: string) => {
    const { payment_method: id } = intent;
    if (id === null || !expand.includes('payment_method')) return intent;
    return {
      ...intent,
      payment_method: { id, object: 'payment_method', type: 'card', customer: books.keeperOf(id) },
    };
  };
  const fields = async (c: { req: { text(): Promise<string> } }): Promise<Fields> =>
    readForm(await c.req.text());

  api.post('/customers', async (c) => {
    const input = await fields(c);
    only(input, 'email', 'metadata');
    const id = books.id('cus');
    const customer = {
      id,
      object: 'customer' as const,
      email: optional(input, 'email'),
      metadata: group(input['metadata']) as Metadata,
      cards: [],
    };
    books.customers.set(id, customer);
    return c.json(customer);
  });
  api.post('/payment_intents', async (c) => {
    const input = await fields(c);
    return c.json(withMethod(createIntent(books, input, origin()), JSON.stringify(input['expand'] ?? '')));
  });
  api.post('/setup_intents', async (c) => c.json(createSetup(books, await fields(c))));
  api.get('/payment_intents/search', (c) => {
    const [, name = '', value] = /^metadata\['(\w+)'\]:'([^']*)'$/.exec(c.req.query('query') ?? '') ?? [];
    const data = [...books.intents.values()].filter(({ metadata }) => metadata[name] === value);
    return c.json({ object: 'search_result', data, has_more: false, url: '/v1/payment_intents/search' });
  });
  api.get('/payment_intents/:id', (c) => c.json(withMethod(books.intent(c.req.param('id')), c.req.url)));
  api.post('/payment_methods/:id/detach', async (c) => {
    only(await fields(c));
    const id = c.req.param('id');
    const keeper = books.customers.get(books.keeperOf(id) ?? '');
    if (!keeper)
      throw new StripeError(400, {
        message: 'The payment method you provided is not attached to a customer.',
      });
    keeper.cards.splice(keeper.cards.indexOf(id), 1);
    return c.json({ id, object: 'payment_method', type: 'card', customer: null });
  });
  api.post('/payment_intents/:id/capture', async (c) =>
    c.json(captureIntent(books, books.intent(c.req.param('id')), await fields(c))),
  );
  api.post('/payment_intents/:id/cancel', async (c) =>
    c.json(cancelIntent(books, books.intent(c.req.param('id')), await fields(c))),
  );
  api.post('/checkout/sessions', async (c) => c.json(createSession(books, await fields(c), origin())));
  api.get('/checkout/sessions/:id', (c) => c.json(shown(sessionOf(c.req.param('id')), c.req.url)));
  api.post('/checkout/sessions/:id/expire', (c) => {
    const session = sessionOf(c.req.param('id'));
    if (session.status !== 'open')
      throw new StripeError(400, { message: 'Only open Checkout Sessions can be expired.' });
    books.expire(session);
    return c.json(session);
  });
  api.post('/refunds', async (c) => c.json(createRefund(books, await fields(c))));
  api.get('/refunds/:id', (c) => {
    const refund = books.refunds.get(c.req.param('id'));
    if (!refund) throw missing('refund', c.req.param('id'));
    return c.json(refund);
  });
  api.get('/refunds', (c) => {
    const data = [...books.refunds.values()].filter(
      (one) => one.payment_intent === c.req.query('payment_intent'),
    );
    return c.json({ object: 'list', data, has_more: false, url: '/v1/refunds' });
  });
  return api;
}
