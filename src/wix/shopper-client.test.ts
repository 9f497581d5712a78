// @vitest-environment happy-dom
import { addToCurrentCart, getCurrentCart } from '@wix/auto_sdk_ecom_current-cart';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shopperClient } from './shopper-client.ts';
import { readCart } from './shopper/cart-operations.ts';
import { platformUrl } from './shopper/platform-url.ts';
import { readTokens, writeTokens } from './shopper/token-store.ts';

interface Call {
  url: string;
  authorization: string | null;
  key: string | null;
}

/** A platform that knows one good access token, `fresh`. */
function platform(answer: (call: Call) => Response) {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url.endsWith('/oauth2/token'))
      return Response.json({ access_token: 'fresh', refresh_token: 'r', expires_in: 14_400 });
    const headers = new Headers(init.headers);
    const call = {
      url,
      authorization: headers.get('authorization'),
      key: headers.get('idempotency-key'),
    };
    calls.push(call);
    return answer(call);
  });
  return calls;
}
const rejection = (status: number, code: string) =>
  Response.json(
    { message: code, details: { applicationError: { code, description: code, data: {} } } },
    { status },
  );

beforeEach(() => writeTokens({ accessToken: 'worn', expiresAt: 9e9, refreshToken: 'r', role: 'visitor' }));
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('shopper client', () => {
  it('calls the platform at this origin with the shopper’s token', async () => {
    const calls = platform(() => Response.json({ cart: { id: 'c1', lineItems: [] } }));
    const cart = await shopperClient().use(getCurrentCart)();
    expect(cart._id).toBe('c1');
    expect(calls).toMatchObject([{ url: '/wixapis/ecom/v1/carts/current', authorization: 'worn' }]);
  });

  it('reads a cart that was never filled as an empty one, from the shop’s own server', async () => {
    const calls = platform(() => Response.json({}));
    expect(await readCart()).toEqual({});
    expect(calls).toMatchObject([{ url: '/api/bag', authorization: 'worn' }]);
  });

  it('renews a token that is rejected and calls again, once', async () => {
    const calls = platform(({ authorization }) =>
      authorization === 'fresh' ? Response.json({ cart: { id: 'c1' } }) : rejection(401, 'UNAUTHENTICATED'),
    );
    await shopperClient().use(getCurrentCart)();
    expect(calls.map(({ authorization }) => authorization)).toEqual(['worn', 'fresh']);
    expect(readTokens()?.accessToken).toBe('fresh');
  });

  it('asks once where it is not the token that is rejected', async () => {
    const calls = platform(() => rejection(401, '-19976'));
    await expect(shopperClient().use(getCurrentCart)()).rejects.toMatchObject({ code: '-19976' });
    expect(calls).toHaveLength(1);
  });

  it('gives up where the new token is rejected too', async () => {
    const calls = platform(() => rejection(401, 'UNAUTHENTICATED'));
    await expect(shopperClient().use(getCurrentCart)()).rejects.toMatchObject({ status: 401 });
    expect(calls).toHaveLength(2);
  });

  it('repeats a changing call with the key it was given', async () => {
    const calls = platform(({ authorization }) =>
      authorization === 'fresh' ? Response.json({ cart: {} }) : rejection(401, 'UNAUTHENTICATED'),
    );
    await shopperClient({ idempotencyKey: 'once' }).use(addToCurrentCart)({ lineItems: [] });
    expect(calls.map(({ key }) => key)).toEqual(['once', 'once']);
  });

  it('throws the platform’s rejection as a CallError', async () => {
    platform(() => rejection(404, 'OWNED_CART_NOT_FOUND'));
    await expect(shopperClient().use(getCurrentCart)()).rejects.toMatchObject({
      name: 'CallError',
      code: 'OWNED_CART_NOT_FOUND',
      status: 404,
    });
  });

  it('rejects to call any other host', () => {
    expect(() => platformUrl('https://elsewhere.example/x')).toThrow('Refusing to call elsewhere.example');
    expect(platformUrl('https://edge.wixapis.com/a?b=1')).toBe('/wixapis/a?b=1');
  });
});
