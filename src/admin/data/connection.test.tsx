// @vitest-environment happy-dom
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { callApi } from '../access/call-api.ts';
import { checkSession, currentSession } from '../access/session.ts';
import { sessionResponse } from '../testing/test-session.ts';
import { tryConnection, useConnection } from './connection.ts';
import { createQueryClient } from './query-client.ts';

const fetching = vi.fn<(url: string) => Promise<Response>>();
const signedIn = () => Promise.resolve(sessionResponse());
const refused = (status: number) => () => Promise.resolve(Response.json({ message: 'no' }, { status }));
const silent = () => Promise.reject(new TypeError('Failed to fetch'));

/** What the session's address and all others answer. */
function answers(session: () => Promise<Response>, others: () => Promise<Response>) {
  fetching.mockImplementation((url) => (url === '/admin/api/session' ? session() : others()));
}

function Page() {
  const { lost } = useConnection();
  const { data } = useQuery({
    queryKey: ['thing'],
    queryFn: () => callApi<{ name: string }>('GET', '/thing'),
    retry: false,
  });
  return (
    <>
      <output>{lost ? 'lost' : 'there'}</output>
      <p>{data?.name ?? 'unread'}</p>
      <input aria-label="typed" />
    </>
  );
}

const show = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Page />
    </QueryClientProvider>,
  );
const state = () => document.querySelector('output')?.textContent;
const settle = (milliseconds = 0) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetching);
  answers(signedIn, silent);
  await checkSession();
});
afterEach(async () => {
  cleanup();
  answers(signedIn, silent);
  await tryConnection();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('keeps the page and what was typed while nobody answers, and reads on by itself', async () => {
  answers(silent, silent);
  show();
  await settle();
  expect(state()).toBe('lost');
  screen.getByLabelText<HTMLInputElement>('typed').value = 'half a word';
  await settle(20_000);
  expect(currentSession()?.person?.staffId).toBe('s1');
  answers(signedIn, () => Promise.resolve(Response.json({ name: 'Read' })));
  await settle(15_000);
  expect(state()).toBe('there');
  expect(screen.getByText('Read')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('typed').value).toBe('half a word');
});

it('asks less and less often, and at once when the network is back', async () => {
  answers(silent, silent);
  show();
  await settle(60_000);
  const asked = () => fetching.mock.calls.filter(([url]) => url === '/admin/api/session').length;
  const before = asked();
  await settle(14_000);
  expect(asked() - before).toBeLessThanOrEqual(1);
  answers(signedIn, silent);
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(state()).toBe('there');
});

it('takes a proxy without a server for silence, and any other failure for an answer', async () => {
  answers(refused(502), refused(502));
  show();
  await settle();
  expect(state()).toBe('lost');
  answers(refused(500), refused(500));
  await settle(15_000);
  expect(state()).toBe('there');
});

it('believes a 401 only when the session itself is over', async () => {
  answers(signedIn, refused(401));
  show();
  await settle();
  expect(currentSession()?.person?.staffId).toBe('s1');
  cleanup();
  answers(refused(401), refused(401));
  show();
  await settle();
  expect(currentSession()?.person).toBeUndefined();
});
