import { Hono, type Context } from 'hono';
import { badRequest } from '../../contract/errors.ts';
import { challengePage, gonePage, type Page } from './challenge-page.ts';
import { challengeMessages, type ChallengeMessages } from './challenge-messages.ts';
import type { TestGatewayOptions } from './options.ts';
import { answerChallenge, findChallenge } from './process-due.ts';
import { makeToken } from './tokens.ts';
import type { CardInput } from './validate-card.ts';

const wordsFor = (c: Context): ChallengeMessages => challengeMessages(c.req.header('accept-language'));

const show = (c: Context, { html, contentSecurityPolicy }: Page, status: 200 | 404 = 200): Response =>
  c.html(html, status, {
    'content-security-policy': contentSecurityPolicy,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });

async function readCardInput(c: Context): Promise<CardInput> {
  let body: Record<string, unknown>;
  try {
    body = (await c.req.json()) as Record<string, unknown>;
  } catch {
    // The parser's own message would quote what was typed.
    throw badRequest('The request body is not valid JSON.', 'INVALID_JSON');
  }
  const text = (name: keyof CardInput): string => {
    const value = body?.[name];
    return typeof value === 'string' ? value.slice(0, 200) : '';
  };
  return { number: text('number'), expiry: text('expiry'), cvc: text('cvc'), holder: text('holder') };
}

/** What a browser asks of the gateway itself: a token for a card, and the page of the second step. */
export function gatewayRoutes(options: TestGatewayOptions, work: () => Promise<number>): Hono {
  const routes = new Hono();
  routes.post('/tokens', async (c) =>
    c.json(await makeToken(options, await readCardInput(c)), 200, { 'cache-control': 'no-store' }),
  );

  routes.get('/challenge/:id', async (c) => {
    const payment = await findChallenge(options, c.req.param('id'));
    if (!payment) return show(c, gonePage(wordsFor(c)), 404);
    if (payment.status !== 'ACTION_REQUIRED') return c.redirect(payment.returnUrl, 303);
    return show(c, challengePage(wordsFor(c), payment, await options.shopName()));
  });

  routes.post('/challenge/:id', async (c) => {
    const payment = await findChallenge(options, c.req.param('id'));
    if (!payment) return show(c, gonePage(wordsFor(c)), 404);
    if (payment.status === 'ACTION_REQUIRED') {
      const { answer } = await c.req.parseBody();
      await answerChallenge(options, payment, answer === 'approve');
      // The shopper should find the shop knowing; when it does not hear, it is told again later.
      await work();
    }
    return c.redirect(payment.returnUrl, 303);
  });

  return routes;
}
