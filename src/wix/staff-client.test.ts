// @vitest-environment happy-dom
import { getOrder, updateOrder } from '@wix/auto_sdk_ecom_orders';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forwardedUrl, staffClient } from './staff-client.ts';

const answering = (answer: (url: string, init: RequestInit) => Promise<Response>) => {
  const spy = vi.fn((input: string | URL | Request, init: RequestInit = {}) =>
    answer(input instanceof Request ? input.url : String(input), init),
  );
  vi.stubGlobal('fetch', spy);
  return spy;
};
const reply = (body: object, status = 200) => Promise.resolve(Response.json(body, { status }));

afterEach(() => vi.unstubAllGlobals());

describe('staff client', () => {
  it('calls the gateway, never the platform’s own host, and without a token', async () => {
    const fetch = answering(() => reply({ order: { id: 'o1' } }));
    const order = await staffClient().use(getOrder)('o1');
    expect(order._id).toBe('o1');
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('/admin/wixapis/ecom/v1/orders/o1?id=o1');
    expect(new Headers(init?.headers).get('authorization') ?? '').toBe('');
  });

  it('sends the idempotency key it is given', async () => {
    const fetch = answering(() => reply({ order: { id: 'o1' } }));
    await staffClient({ idempotencyKey: 'once' }).use(updateOrder)('o1', {});
    expect(new Headers(fetch.mock.calls[0]?.[1]?.headers).get('idempotency-key')).toBe('once');
  });

  it('aborts the request and says so', async () => {
    const controller = new AbortController();
    answering(
      (_url, { signal }) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
        }),
    );
    const call = staffClient({ signal: controller.signal }).use(getOrder)('o1');
    await Promise.resolve();
    controller.abort();
    await expect(call).rejects.toMatchObject({ aborted: true });
  });

  it('throws the platform’s rejection as a CallError', async () => {
    const details = { applicationError: { code: 'ORDER_NOT_FOUND', description: 'No such order', data: {} } };
    answering(() => reply({ message: 'No such order', details }, 404));
    await expect(staffClient().use(getOrder)('o1')).rejects.toMatchObject({
      name: 'CallError',
      code: 'ORDER_NOT_FOUND',
      status: 404,
    });
  });

  it('rejects to call any other host', () => {
    expect(() => forwardedUrl('https://elsewhere.example/x')).toThrow('Refusing to call elsewhere.example');
    expect(forwardedUrl('https://edge.wixapis.com/a?b=1')).toBe('/admin/wixapis/a?b=1');
  });
});
