// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentTokens, tokensInsteadOf } from './visitor-strategy.ts';
import {
  dropTabTokens,
  dropTokens,
  readTokens,
  subscribeTokens,
  writeTabTokens,
  writeTokens,
} from './token-store.ts';

interface TokenRequest {
  grantType: string;
  refreshToken?: string;
}

let count = 0;
/** A token endpoint that numbers what it gives; `answer` may reject. */
function tokenEndpoint(answer?: (request: TokenRequest) => Response | undefined) {
  const requests: TokenRequest[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const request = JSON.parse(body) as TokenRequest;
    requests.push(request);
    await new Promise((resolve) => setTimeout(resolve));
    count += 1;
    return (
      answer?.(request) ??
      Response.json({
        access_token: `access-${count}`,
        refresh_token: `refresh-${count}`,
        expires_in: 14_400,
      })
    );
  });
  return requests;
}

const inSeconds = (seconds: number): number => Math.floor(Date.now() / 1000) + seconds;

beforeEach(() => {
  count = 0;
  vi.stubGlobal('navigator', { locks: testLocks() });
});
afterEach(() => {
  vi.unstubAllGlobals();
  dropTabTokens();
  localStorage.clear();
});

/** One lock of each name for all who ask, as the browser grants them to all tabs. */
function testLocks() {
  const queues = new Map<string, Promise<unknown>>();
  return {
    request: (name: string, work: () => Promise<unknown>) => {
      const run = (queues.get(name) ?? Promise.resolve()).then(work, work);
      queues.set(name, run);
      return run;
    },
  };
}

describe('tokens of a shopper', () => {
  it('are asked for once, however many ask at the same time', async () => {
    const requests = tokenEndpoint();
    const all = await Promise.all(Array.from({ length: 8 }, () => currentTokens()));
    expect(requests).toEqual([{ clientId: '', grantType: 'anonymous' }]);
    expect(new Set(all.map(({ accessToken }) => accessToken))).toEqual(new Set(['access-1']));
  });

  it('are asked for once by several tabs too: each waits for the lock and then finds them', async () => {
    const requests = tokenEndpoint();
    vi.resetModules();
    const otherTab = await import('./visitor-strategy.ts');
    const [mine, theirs] = await Promise.all([currentTokens(), otherTab.currentTokens()]);
    expect(requests).toHaveLength(1);
    expect(theirs).toEqual(mine);
  });

  it('are asked for once where the browser has no locks', async () => {
    vi.stubGlobal('navigator', {});
    const requests = tokenEndpoint();
    await Promise.all([currentTokens(), currentTokens()]);
    expect(requests).toHaveLength(1);
  });

  it('are asked for once where the browser denies its locks together with the storage', async () => {
    const denied = () =>
      Promise.reject(new DOMException('Access to the Locks API is denied', 'SecurityError'));
    vi.stubGlobal('navigator', { locks: { request: denied } });
    const requests = tokenEndpoint();
    await Promise.all([currentTokens(), currentTokens()]);
    expect(requests).toHaveLength(1);
  });

  it('are those of who signs in while a visitor’s are renewed', async () => {
    tokenEndpoint();
    writeTokens({ accessToken: 'old', expiresAt: 0, refreshToken: 'visitor', role: 'visitor' });
    const renewing = currentTokens();
    const member = {
      accessToken: 'm',
      expiresAt: inSeconds(900),
      refreshToken: 'member',
      role: 'member' as const,
    };
    writeTokens(member);
    await expect(renewing).resolves.toEqual(member);
    expect(readTokens()).toEqual(member);
  });

  it('are a new visitor’s where the member signs out while they are renewed', async () => {
    tokenEndpoint();
    writeTokens({ accessToken: 'old', expiresAt: 0, refreshToken: 'member', role: 'member' });
    const renewing = currentTokens();
    dropTokens();
    await expect(renewing).resolves.toMatchObject({ role: 'visitor' });
    expect(readTokens()?.role).toBe('visitor');
  });

  it('are given up after a while when the platform does not answer', async () => {
    const signals: AbortSignal[] = [];
    vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal }) => {
      signals.push(signal);
      return Promise.reject(new DOMException('The operation timed out.', 'TimeoutError'));
    });
    await expect(currentTokens()).rejects.toMatchObject({ code: 'UNREACHABLE' });
    expect(signals[0]).toBeInstanceOf(AbortSignal);
  });

  it('are renewed a minute before they end, and the refresh token stays', async () => {
    const requests = tokenEndpoint();
    writeTokens({ accessToken: 'old', expiresAt: inSeconds(59), refreshToken: 'kept', role: 'member' });
    await expect(currentTokens()).resolves.toMatchObject({
      accessToken: 'access-1',
      refreshToken: 'kept',
      role: 'member',
    });
    expect(requests).toMatchObject([{ grantType: 'refresh_token', refreshToken: 'kept' }]);
  });

  it('are used as they are while they last', async () => {
    const requests = tokenEndpoint();
    writeTokens({ accessToken: 'good', expiresAt: inSeconds(120), refreshToken: 'kept', role: 'visitor' });
    await expect(currentTokens()).resolves.toMatchObject({ accessToken: 'good' });
    expect(requests).toEqual([]);
  });

  it('become a new visitor’s where the refresh token is rejected', async () => {
    tokenEndpoint(({ grantType }) =>
      grantType === 'refresh_token' ? Response.json({ error: 'invalid_grant' }, { status: 400 }) : undefined,
    );
    writeTokens({ accessToken: 'old', expiresAt: 0, refreshToken: 'closed', role: 'member' });
    await expect(currentTokens()).resolves.toMatchObject({ accessToken: 'access-2', role: 'visitor' });
  });

  it.each([500, 503])('stay the same shopper’s when the platform answers %i', async (status) => {
    tokenEndpoint(() => Response.json({}, { status }));
    writeTokens({ accessToken: 'old', expiresAt: 0, refreshToken: 'kept', role: 'visitor' });
    await expect(currentTokens()).rejects.toMatchObject({ status });
    expect(readTokens()?.refreshToken).toBe('kept');
  });

  it('stay the same shopper’s without a connection', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    writeTokens({ accessToken: 'old', expiresAt: 0, refreshToken: 'kept', role: 'visitor' });
    await expect(currentTokens()).rejects.toMatchObject({ code: 'UNREACHABLE' });
    expect(readTokens()?.refreshToken).toBe('kept');
  });

  it('are renewed once for all calls that were rejected with the same token', async () => {
    const requests = tokenEndpoint();
    writeTokens({ accessToken: 'bad', expiresAt: inSeconds(900), refreshToken: 'kept', role: 'visitor' });
    const [first, second] = await Promise.all([tokensInsteadOf('bad'), tokensInsteadOf('bad')]);
    expect(requests).toHaveLength(1);
    expect(second).toEqual(first);
  });
});

describe('token store', () => {
  const tokens = { accessToken: 'a', expiresAt: 9e9, refreshToken: 'r', role: 'visitor' as const };

  it('keeps what another app handed over to this tab alone', () => {
    writeTokens(tokens);
    writeTabTokens({ ...tokens, accessToken: 'handed over' });
    expect(readTokens()?.accessToken).toBe('handed over');
    expect(localStorage.getItem('shopper.tokens')).toContain('"a"');
  });

  it('tells listeners of a change in this tab and in another', () => {
    const heard = vi.fn();
    const stop = subscribeTokens(heard);
    writeTokens(tokens);
    dispatchEvent(new StorageEvent('storage', { key: 'shopper.tokens', newValue: null }));
    dispatchEvent(new StorageEvent('storage', { key: 'of something else', newValue: 'x' }));
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    writeTokens(tokens);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('lets a shopper go on where the browser blocks storage', async () => {
    tokenEndpoint();
    vi.stubGlobal('localStorage', undefined);
    const { accessToken } = await currentTokens();
    await expect(currentTokens()).resolves.toMatchObject({ accessToken });
  });

  it('takes what was handed over even where the browser blocks storage', () => {
    vi.stubGlobal('localStorage', undefined);
    vi.stubGlobal('sessionStorage', undefined);
    writeTabTokens({ ...tokens, accessToken: 'handed over' });
    expect(readTokens()?.accessToken).toBe('handed over');
  });

  it('takes what is no token for none', async () => {
    tokenEndpoint();
    localStorage.setItem('shopper.tokens', '{"accessToken":7}');
    await expect(currentTokens()).resolves.toMatchObject({ role: 'visitor' });
  });
});
