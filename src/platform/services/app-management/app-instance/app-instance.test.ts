import { expect, it } from 'vitest';
import { onDatabase } from '#testing/engines.ts';
import { newMember } from '#testing/shop.ts';
import { startStack } from '#testing/stack.ts';
import { platformMigrations } from '#platform/platform.ts';

onDatabase(
  'the instance of an app',
  (database) => {
    it('docs: GET /apps/v1/instance names the site and the permissions of the app', async () => {
      const stack = startStack(database());
      const reply = await stack.call('GET', '/apps/v1/instance');
      expect([reply.status, await reply.json()]).toMatchObject([
        200,
        {
          instance: {
            instanceId: stack.site.id,
            appName: expect.any(String),
            permissions: expect.arrayContaining(['ECOM.READ_ORDERS']),
          },
          site: {
            siteId: stack.site.id,
            siteDisplayName: stack.site.name,
            paymentCurrency: stack.site.currency,
          },
        },
      ]);
    });

    it('docs: members have no instance', async () => {
      const stack = startStack(database());
      const authorization = await stack.platform.tokens.sign({ siteId: stack.site.id, ...newMember() });
      expect((await stack.call('GET', '/apps/v1/instance', undefined, { authorization })).status).toBe(403);
    });
  },
  platformMigrations,
);
