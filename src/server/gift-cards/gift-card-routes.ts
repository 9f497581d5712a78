import { Hono } from 'hono';
import type { Gateway } from '../gateway.ts';
import type { GatewayContext, GatewayEnv } from '../http/gateway-env.ts';
import { callPlatform } from '../platform-call.ts';
import { recordChange, recordDeed } from '../staff/record-deed.ts';
import { requireRight } from '../staff/session.ts';

const READ = 'ECOM.GIFT_CARD_READ';
const MANAGE = 'COUNTERPART.GIFT_CARDS_MANAGE';

/** What the audit log calls what is done to one card. */
const DEEDS = {
  balance: 'changeGiftCardBalance',
  disable: 'disableGiftCard',
  enable: 'enableGiftCard',
  send: 'sendGiftCard',
  end: 'changeGiftCardEnd',
  code: 'showGiftCardCode',
} as const;

/** Mounted at `/admin/api`: gift cards, of which the contract knows three operations and the embedded platform the rest. */
export function giftCardRoutes(gateway: Gateway): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>().basePath('/gift-cards');

  /** As the platform answers it, its refusals too. */
  const ask = (path: string, body: string, actor?: string): Promise<Response> =>
    callPlatform(gateway.platformFetch, {
      method: 'POST',
      path: `/hosted/gift-cards/${path}`,
      body,
      ...(actor !== undefined && { actor }),
    });
  const idOf = (c: GatewayContext): string => encodeURIComponent(c.req.param('id') ?? '');

  for (const path of ['query', 'count', 'summary', 'rules/read'])
    app.post(`/${path}`, async (c) => {
      await requireRight(c, READ);
      return ask(path, await c.req.text());
    });

  app.post('/:id/read', async (c) => {
    await requireRight(c, READ);
    return ask(`${idOf(c)}/read`, '{}');
  });

  app.post('/rules/write', async (c) => {
    const by = await requireRight(c, MANAGE);
    const body = await c.req.text();
    return recordChange(c, gateway, by, {
      name: 'changeGiftCardRules',
      entityType: 'giftCardRules',
      entityId: 'settings',
      read: () => ask('rules/read', '{}'),
      write: () => ask('rules/write', body, by.email),
    });
  });

  app.post('/issue', async (c) => {
    const by = await requireRight(c, MANAGE);
    const answer = await ask('issue', await c.req.text(), by.email);
    if (answer.ok) {
      const { giftCard } = (await answer.clone().json()) as { giftCard: { id: string } };
      await recordDeed(c, gateway, by, {
        name: 'issueGiftCard',
        entityType: 'giftCard',
        entityId: giftCard.id,
        after: giftCard,
      });
    }
    return answer;
  });

  for (const [path, name] of Object.entries(DEEDS))
    app.post(`/:id/${path}`, async (c) => {
      const by = await requireRight(c, MANAGE);
      const answer = await ask(`${idOf(c)}/${path}`, await c.req.text(), by.email);
      if (answer.ok) {
        const { giftCard } = (await answer.clone().json()) as { giftCard?: unknown };
        await recordDeed(c, gateway, by, {
          name,
          entityType: 'giftCard',
          entityId: c.req.param('id'),
          ...(giftCard !== undefined && { after: giftCard }),
        });
      }
      return answer;
    });

  return app;
}
