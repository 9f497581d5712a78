// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hostedCall } from './hosted-call.ts';
import { readReturns } from './returns.ts';
import { dropTokens, writeTokens } from './token-store.ts';

/** Its head is there; its body comes never, and breaks off with the call, as a browser does it. */
const halfAnswer = (signal?: AbortSignal | null) =>
  new Response(
    new ReadableStream({
      start: (body) => {
        body.enqueue(new TextEncoder().encode('{"returns":'));
        signal?.addEventListener('abort', () => body.error(signal.reason));
      },
    }),
  );

let answered: PromiseWithResolvers<void>;

beforeEach(() => {
  answered = Promise.withResolvers();
  writeTokens({ accessToken: 'one', expiresAt: 9e9, refreshToken: 'two', role: 'visitor' });
  vi.stubGlobal('fetch', (_path: string, { signal }: RequestInit) => {
    queueMicrotask(answered.resolve);
    return Promise.resolve(halfAnswer(signal));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  dropTokens();
});

describe('an answer that is given up half-way', () => {
  it.each([
    [
      'of the embedded platform',
      (signal: AbortSignal) => hostedCall('GET', '/hosted/anything', undefined, signal),
    ],
    [
      'about an order that was looked up',
      (signal: AbortSignal) => readReturns({ number: '1', email: 'a@b.c' }, signal),
    ],
  ])('%s is nobody’s business', async (_name, call) => {
    const left = new AbortController();
    const reading = call(left.signal).catch((thrown: unknown) => thrown);
    await answered.promise;
    left.abort();
    expect(await reading).toMatchObject({ name: 'CallError', code: 'ABORTED', aborted: true });
  });
});

it('is as good as no answer where the line is lost half-way', async () => {
  const lost = new ReadableStream({ start: (body) => body.error(new TypeError('lost')) });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(lost)));
  await expect(hostedCall('GET', '/hosted/anything')).rejects.toMatchObject({
    name: 'CallError',
    code: 'UNREACHABLE',
  });
});
