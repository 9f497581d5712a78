import { expect, it } from 'vitest';
import { onDatabase } from '../../testing/engines.ts';
import { gatewayMigrations, startGateway } from '../../testing/gateway.ts';

const APP = 'https://app.example';

onDatabase(
  'apps of other origins',
  (database) => {
    const allowedBy = async (appOrigins: string[], path: string): Promise<string | null> => {
      const shop = startGateway(database(), {}, new Map(), {
        platformFetch: async () => Response.json({}),
        appOrigins,
      });
      const request = new Request(`http://localhost:8080${path}`, {
        method: 'OPTIONS',
        headers: {
          origin: APP,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization',
        },
      });
      return (await shop.fetch(request)).headers.get('access-control-allow-origin');
    };

    it('assumed: any may read the platform, unless some are named', async () => {
      for (const path of ['/wixapis/ecom/v1/carts/current', '/wixstatic/media/a.jpg']) {
        expect(await allowedBy([], path)).toBe('*');
        expect(await allowedBy(['https://other.example', APP], path)).toBe(APP);
        expect(await allowedBy(['https://other.example'], path)).toBeNull();
      }
    });

    it('assumed: none may read the back office', async () => {
      expect(await allowedBy([], '/admin/wixapis/ecom/v1/orders/search')).toBeNull();
    });
  },
  gatewayMigrations,
);
