import { describe, expect, it } from 'vitest';
import type { StoreChange } from '../gateway.ts';
import { rememberReads } from './remembered-reads.ts';

const change = (entityFqdn: string): StoreChange => ({
  entityFqdn,
  slug: 'updated',
  entityId: 'one',
  requestId: 'r',
});

/** A platform that counts how often it is asked, and says so. */
function start(answer: (requested: number) => Response = (requested) => new Response(String(requested))) {
  let requested = 0;
  let now = 0;
  let tell: (change: StoreChange) => void = () => undefined;
  const fetch = rememberReads({
    platformFetch: () => Promise.resolve(answer(++requested)),
    onChange(listener) {
      tell = listener;
      return () => undefined;
    },
    clock: { now: () => new Date(now) },
  });
  return {
    fetch,
    asked: () => requested,
    wait: (milliseconds: number) => (now += milliseconds),
    tell: (entityFqdn: string) => tell(change(entityFqdn)),
    read: async (path = '/products', body = '{}') => {
      const request = new Request(`https://platform.test${path}`, { method: 'POST', body });
      return (await fetch(request)).text();
    },
  };
}

describe('reads of the listing', () => {
  it('are asked for once by many at the same moment, and each can read the reply', async () => {
    const { read, asked } = start();
    expect(await Promise.all([read(), read(), read()])).toEqual(['1', '1', '1']);
    expect(asked()).toBe(1);
  });

  it('differ by address and by what is sent', async () => {
    const { read, asked } = start();
    await Promise.all([read('/products', '{"a":1}'), read('/products', '{"a":2}'), read('/collections')]);
    expect(asked()).toBe(3);
  });

  it('are forgotten when a product or the stock changes, not when an order does', async () => {
    const { read, tell } = start();
    await read();
    tell('wix.ecom.v1.order');
    expect(await read()).toBe('1');
    tell('wix.stores.catalog.v3.product');
    expect(await read()).toBe('2');
    tell('wix.stores.inventory.v3.inventory_item');
    expect(await read()).toBe('3');
  });

  it('are asked for anew after five seconds', async () => {
    const { read, wait } = start();
    await read();
    wait(4_999);
    expect(await read()).toBe('1');
    wait(1);
    expect(await read()).toBe('2');
  });

  it('are not remembered when they failed', async () => {
    const rejected = start(
      (requested) => new Response(String(requested), { status: requested === 1 ? 503 : 200 }),
    );
    expect(await rejected.read()).toBe('1');
    expect(await rejected.read()).toBe('2');
    const away = start((requested) => {
      if (requested === 1) throw new Error('away');
      return new Response('there');
    });
    await expect(away.read()).rejects.toThrow('away');
    expect(await away.read()).toBe('there');
  });

  it('keep the five hundred asked for last', async () => {
    const { read, asked } = start();
    for (let page = 0; page <= 500; page++) await read(`/products/${page}`);
    expect(await read('/products/1')).toBe('2');
    expect(asked()).toBe(501);
    expect(await read('/products/0')).toBe('502');
  });
});
