import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { shopperDevice, withDevice } from './shopper-device.ts';

const app = new Hono().all('/*', (c) => {
  const device = shopperDevice(c);
  return withDevice(c.text(device.id ?? 'none'), device);
});
const LOGIN = 'https://shop.example/wixapis/_api/iam/authentication/v2/login';
const ask = async (url: string, headers: Record<string, string>, method = 'POST') => {
  const reply = await app.fetch(new Request(url, { method, headers }));
  return { id: await reply.text(), cookie: reply.headers.get('set-cookie') };
};
const own = { 'sec-fetch-site': 'same-origin' };

it('names a browser of the shop’s own pages once somebody signs in, and knows it again', async () => {
  const first = await ask(LOGIN, own);
  expect(first.cookie).toBe(
    `counterpart.device=${first.id}; Max-Age=34560000; Path=/; HttpOnly; Secure; SameSite=Strict`,
  );
  const cookie = `counterpart.device=${first.id}`;
  expect(await ask(LOGIN, { ...own, cookie })).toEqual({ id: first.id, cookie: null });
});

it('gives nobody a cookie who only looks around, nor a page elsewhere, and takes no name that it did not give', async () => {
  const none = { id: 'none', cookie: null };
  expect(await ask('https://shop.example/wixapis/stores/v3/products/query', own)).toEqual(none);
  expect(await ask(LOGIN, own, 'GET')).toEqual(none);
  expect(await ask(LOGIN, { 'sec-fetch-site': 'cross-site' })).toEqual(none);
  const { id } = await ask(LOGIN, { ...own, cookie: 'counterpart.device=mine' });
  expect(id).not.toBe('mine');
});
