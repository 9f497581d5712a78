import { Hono } from 'hono';
import { TEST_CARDS } from '../../platform/adapters/test-gateway/cards.ts';
import { escapeHtml } from '../../shared/html.ts';
import type { Books, Session } from './books.ts';
import { intentOfPage } from './endpoints.ts';
import { optional, readForm } from './form.ts';

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><main><h1>${title}</h1>${body}</main></html>`;

const cardForm = (
  { amount_total: units, currency, cancel_url: back, asked }: Session,
  cards: readonly string[],
  problem: string,
): string =>
  page(
    'Pay',
    `<p>${escapeHtml(asked.description ?? '')}: ${units} ${currency}</p>${problem && `<p role="alert">${problem}</p>`}
<form method="post"><label>Card number <input name="number" autocomplete="off"></label>
${asked.saves ? '<label><input type="checkbox" name="save"> Keep this card</label>' : ''}<button>Pay now</button></form>
${cards.map((method) => `<form method="post"><button name="method" value="${method}">Pay with the kept card</button></form>`).join('')}
<a href="${escapeHtml(back)}">Back to the shop</a>`,
  );

const challenge = page(
  'Is it you?',
  '<form method="post"><button name="answer" value="approve">Confirm</button><button name="answer" value="deny">Decline</button></form>',
);

/** What a shopper sees of Stripe: the page a card is entered on, and that of the second step. */
export function pages(books: Books, origin: () => string, work: () => Promise<unknown>): Hono {
  const app = new Hono();
  const cardsOf = (session: Session): string[] =>
    session.customer === null ? [] : (books.customers.get(session.customer)?.cards ?? []);

  app.get('/pay/:id', (c) => {
    const session = books.sessions.get(c.req.param('id'));
    if (session?.status !== 'open') return c.html(page('This page has expired', ''), 404);
    return c.html(cardForm(session, cardsOf(session), ''));
  });

  app.post('/pay/:id', async (c) => {
    const session = books.sessions.get(c.req.param('id'));
    if (session?.status !== 'open') return c.html(page('This page has expired', ''), 404);
    const form = readForm(await c.req.text());
    const number = optional(form, 'number')?.replaceAll(' ', '') ?? '';
    const stored = optional(form, 'method');
    if (stored === null && !TEST_CARDS.some((card) => card.number === number)) {
      return c.html(cardForm(session, cardsOf(session), 'The card number is not one.'));
    }
    const method = stored ?? books.method(number);
    const customer = session.customer === null ? undefined : books.customers.get(session.customer);
    if (form['save'] !== undefined) customer?.cards.push(method);
    const intent = intentOfPage(books, session);
    books.confirm(intent, method, {
      challengeUrl: `${origin()}/3ds/${intent.id}?page=${session.id}`,
      returnUrl: session.success_url,
      challenges: session.challenges,
    });
    if (intent.status === 'requires_action') return c.redirect(`/3ds/${intent.id}?page=${session.id}`, 303);
    if (intent.status === 'requires_payment_method') {
      return c.html(cardForm(session, cardsOf(session), 'The card was declined. Try another one.'));
    }
    books.complete(session, intent);
    await work();
    return c.redirect(session.success_url, 303);
  });

  app.get('/3ds/:id', (c) => c.html(challenge));

  app.post('/3ds/:id', async (c) => {
    const intent = books.intents.get(c.req.param('id'));
    if (!intent) return c.html(page('There is nothing to confirm', ''), 404);
    const session = books.sessions.get(c.req.query('page') ?? '');
    const back = books.returns.get(intent.id) ?? '/';
    if (intent.status === 'requires_action') {
      const { answer } = await c.req.parseBody();
      if (answer === 'approve') books.succeed(intent);
      else books.fail(intent, { code: 'payment_intent_authentication_failure' });
      if (session && answer === 'approve') books.complete(session, intent);
      await work();
    }
    return c.redirect(session?.status === 'open' ? `/pay/${session.id}` : back, 303);
  });

  return app;
}
