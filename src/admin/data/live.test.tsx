// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, QueryObserver, useQuery } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { invalidate, useLiveUpdates } from './live.ts';

const KEY = ['orders', 'getOne', { id: 'order-1' }];

class FakeSource extends EventTarget {
  static readonly OPEN = 1;
  readyState = 0;

  open(): void {
    this.readyState = FakeSource.OPEN;
    this.dispatchEvent(new Event('open'));
  }

  close(): void {
    this.readyState = 2;
  }
}

afterEach(cleanup);

it('reads once more what was first read while the change happened', async () => {
  const client = new QueryClient();
  const first = Promise.withResolvers<string>();
  const queryFn = vi.fn(() => Promise.resolve('after')).mockReturnValueOnce(first.promise);
  const unsubscribe = new QueryObserver(client, { queryKey: KEY, queryFn }).subscribe(() => undefined);
  invalidate(client, { resource: 'orders', id: 'order-1', slug: 'updated' });
  first.resolve('before');
  await vi.waitFor(() => expect(client.getQueryData(KEY)).toBe('after'));
  expect(queryFn).toHaveBeenCalledTimes(2);
  unsubscribe();
});

it('marks a list that was first read while the change happened, and does not read it', async () => {
  const client = new QueryClient();
  const queryKey = ['orders', 'getList', {}];
  const first = Promise.withResolvers<string>();
  const queryFn = vi.fn(() => first.promise);
  const unsubscribe = new QueryObserver(client, { queryKey, queryFn }).subscribe(() => undefined);
  invalidate(client, { resource: 'orders', id: 'order-1', slug: 'updated' });
  first.resolve('before');
  await vi.waitFor(() => expect(client.getQueryData(queryKey)).toBe('before'));
  await vi.waitFor(() => expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true));
  expect(queryFn).toHaveBeenCalledTimes(1);
  unsubscribe();
});

describe('the stream of changes', () => {
  let source: FakeSource;

  beforeEach(() => {
    source = new FakeSource();
    // `new` takes what it returns.
    const create = Object.assign(
      vi.fn(function () {
        return source;
      }),
      { OPEN: FakeSource.OPEN },
    );
    vi.stubGlobal('EventSource', create);
  });
  afterEach(() => vi.unstubAllGlobals());
  afterEach(() => void (globalThis.counterpartEarly = undefined));

  /** @returns the read of an order on a page that listens */
  function openPage() {
    const client = new QueryClient();
    const queryFn = vi.fn(() => Promise.resolve('read'));
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    );
    const { result } = renderHook(
      () => {
        const reading = useQuery({ queryKey: KEY, queryFn });
        useLiveUpdates(true);
        return reading;
      },
      { wrapper },
    );
    return { queryFn, isRead: () => vi.waitFor(() => expect(result.current.data).toBe('read')) };
  }

  const send = (event: string, data: object = {}) =>
    source.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) }));

  it('reads nothing again when it opens', async () => {
    const { queryFn, isRead } = openPage();
    await isRead();
    source.open();
    send('ready');
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(queryFn).toHaveBeenCalledTimes(1);
  });

  it('reads again what has changed before it was open', async () => {
    const { queryFn, isRead } = openPage();
    await isRead();
    source.open();
    send('missed', { resource: 'orders', id: 'order-1', slug: 'updated' });
    await vi.waitFor(() => expect(queryFn).toHaveBeenCalledTimes(2));
  });

  it('reads everything again where the server does not know what has changed', async () => {
    const { queryFn, isRead } = openPage();
    await isRead();
    source.open();
    send('behind');
    await vi.waitFor(() => expect(queryFn).toHaveBeenCalledTimes(2));
  });

  it('reads everything again once the line is back', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.resolve(new Response('{}'))),
    );
    const { queryFn, isRead } = openPage();
    await isRead();
    source.open();
    source.dispatchEvent(new Event('error'));
    source.open();
    await vi.waitFor(() => expect(queryFn).toHaveBeenCalledTimes(2));
  });

  it('hears what was sent to the document before the page was there', async () => {
    const missed = new MessageEvent('missed', {
      data: JSON.stringify({ resource: 'orders', id: 'order-1', slug: 'updated' }),
    });
    globalThis.counterpartEarly = {
      answers: new Map(),
      events: {
        source: source as unknown as EventSource,
        heard: [new Event('open'), missed],
        leave: () => undefined,
      },
    };
    const { queryFn } = openPage();
    await vi.waitFor(() => expect(queryFn).toHaveBeenCalledTimes(2));
  });
});
