import type { Browser, BrowserContext, CDPSession } from '@playwright/test';

/** The storage that a journey may fill. The HTTP cache and the compiled scripts are absent: they stay for the next one. */
const STORAGE = [
  'local_storage',
  'indexeddb',
  'websql',
  'service_workers',
  'cache_storage',
  'file_systems',
  'storage_buckets',
].join(',');

/** A context on which one of these was called can't be reset, so it is closed after its journey. */
const IRREVERSIBLE = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'setDefaultNavigationTimeout',
  'setDefaultTimeout',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setHTTPCredentials',
  'setOffline',
] as const;
const IRREVERSIBLE_CLOCK = ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'] as const;

interface PooledContext {
  readonly key: string;
  readonly context: BrowserContext;
  /** A page without scripts. While it is open the renderer process lives on, with what it has compiled. */
  readonly anchor: CDPSession;
  readonly origins: Set<string>;
  isReusable: boolean;
}

/** Marks the context as soon as a method is called whose effect can't be undone. */
function watchMethods<Name extends string>(
  target: Record<Name, (...args: never[]) => unknown>,
  names: readonly Name[],
  onCall: () => void,
): void {
  for (const name of names) {
    const original: (...args: never[]) => unknown = target[name].bind(target);
    target[name] = (...args) => {
      onCall();
      return original(...args);
    };
  }
}

/**
 * Browser contexts that outlive a journey, so that the next one finds scripts downloaded and compiled: each journey paid
 * for a megabyte of them. Between two journeys pages are closed and cookies, storage, permissions and routes removed. A
 * journey with other options (size, color scheme, locale, no scripts) gets another context.
 */
export class ContextPool {
  readonly #browser: Browser;
  readonly #idle: PooledContext[] = [];
  readonly #busy = new Map<BrowserContext, PooledContext>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /**
   * @param key stands for all options with which `browser.newContext()` creates contexts at this moment
   * @param anchorUrl a small page of the server under test
   */
  async acquire(key: string, anchorUrl: string): Promise<BrowserContext> {
    const index = this.#idle.findIndex((idle) => idle.key === key);
    const [idle] = index === -1 ? [] : this.#idle.splice(index, 1);
    const pooled = idle ?? (await this.#open(key, anchorUrl));
    this.#busy.set(pooled.context, pooled);
    return pooled.context;
  }

  async release(context: BrowserContext): Promise<void> {
    const pooled = this.#busy.get(context);
    this.#busy.delete(context);
    if (!pooled?.isReusable) await context.close();
    else {
      await this.#reset(pooled);
      this.#idle.push(pooled);
    }
  }

  async close(): Promise<void> {
    for (const { context } of this.#idle.splice(0)) await context.close();
  }

  async #open(key: string, anchorUrl: string): Promise<PooledContext> {
    const context = await this.#browser.newContext({ storageState: { cookies: [], origins: [] } });
    const page = await context.newPage();
    await page.goto(anchorUrl);
    const anchor = await context.newCDPSession(page);
    const origins = new Set([new URL(anchorUrl).origin]);
    const pooled: PooledContext = { key, context, anchor, origins, isReusable: true };
    context.on('page', (opened) =>
      opened.on('framenavigated', (frame) => {
        if (frame.url().startsWith('http')) origins.add(new URL(frame.url()).origin);
      }),
    );
    const markUsedUp = (): void => void (pooled.isReusable = false);
    context.on('close', markUsedUp);
    page.on('crash', markUsedUp);
    watchMethods(context, IRREVERSIBLE, markUsedUp);
    watchMethods(context.clock, IRREVERSIBLE_CLOCK, markUsedUp);
    return pooled;
  }

  async #reset({ context, anchor, origins }: PooledContext): Promise<void> {
    const [, ...pages] = context.pages();
    await Promise.all(pages.map((page) => page.close()));
    await Promise.all([
      context.clearCookies(),
      context.clearPermissions(),
      context.unrouteAll({ behavior: 'ignoreErrors' }),
      ...[...origins].map((origin) =>
        anchor.send('Storage.clearDataForOrigin', { origin, storageTypes: STORAGE }),
      ),
    ]);
  }
}
