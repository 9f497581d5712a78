import { beforeAll, expect, it } from 'vitest';
import { extensions, shopperExtensions } from '#shared/extensions/index.ts';
import { onDatabase } from '#testing/engines.ts';
import { startStack, TEST_READ_KEY, type Stack } from '#testing/stack.ts';
import { platformMigrations } from '../platform.ts';
import type { extensionsOpenApi } from './open-api.ts';

onDatabase(
  'the description of operations beyond the contract',
  (database) => {
    let stack: Stack;
    beforeAll(() => void (stack = startStack(database())));

    const describe = async () => {
      const response = await stack.call('GET', '/hosted/extensions');
      expect(response.status).toBe(200);
      return (await response.json()) as ReturnType<typeof extensionsOpenApi>;
    };

    it('names each with its permissions, and with the shapes of its request and response', async () => {
      const { openapi, servers, paths } = await describe();
      expect([openapi, servers]).toEqual(['3.1.0', [{ url: stack.site.publicUrl }]]);
      const operations = Object.values(paths).map(({ post }) => post);
      expect(operations.map(({ operationId }) => operationId)).toEqual([
        ...extensions.keys(),
        ...shopperExtensions.keys(),
      ]);
      expect(paths['/hosted/extensions/countReturns']).toMatchObject({
        post: {
          summary: 'Count returns',
          'x-permissions': ['ECOM.READ_ORDERS'],
          requestBody: { content: { 'application/json': { schema: { type: 'object' } } } },
          responses: {
            200: {
              content: { 'application/json': { schema: { properties: { count: { type: 'integer' } } } } },
            },
          },
        },
      });
    });

    it('describes what is served, to keys with the permission', async () => {
      for (const [path, { post }] of Object.entries((await describe()).paths)) {
        const { status } = await stack.call('POST', path, {}, { authorization: 'nobody' });
        // A secret in the request takes the place of the token.
        expect([path, status === 401]).toEqual([path, !post.security]);
      }
      const call = (name: string) =>
        stack.call('POST', `/hosted/extensions/${name}`, {}, { authorization: TEST_READ_KEY });
      expect(await (await call('countReturns')).json()).toEqual({ count: 0 });
      expect((await call('queryGiftCards')).status).toBe(403);
    });
  },
  platformMigrations,
);
