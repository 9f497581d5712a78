import { createClient, type BuildDescriptors, type Descriptors, type WixClient } from '@wix/sdk';
import type { Database } from '../database/database.ts';
import { argonPasswords } from '../platform/adapters/argon-passwords.ts';
import { noCaptcha } from '../platform/adapters/no-captcha.ts';
import { testPaymentProvider } from '../platform/adapters/test-payment-provider.ts';
import type { Site } from '../platform/context.ts';
import type { GraphqlOptions } from '../platform/graphql/endpoint.ts';
import type { ConfiguredPlugin, PluginLine } from '../platform/plugins.ts';
import { createPlatform, type Platform } from '../platform/platform.ts';
import type {
  AppAccess,
  CaptchaVerifier,
  Collaborator,
  IdSource,
  MediaLimits,
  PasswordHasher,
  PaymentProvider,
  WebhookSender,
} from '../platform/ports.ts';
import type { ServiceDefinition } from '../platform/service.ts';
import {
  countingIds,
  testClock,
  testLogger,
  testMailer,
  type TestClock,
  type TestMailer,
} from './deterministic.ts';
import { OTHERWISE } from './events/seen.ts';
import { noteCalls, watchEvents } from './events/watch-events.ts';

export const TEST_SITE: Site = {
  id: '11111111-1111-4111-8111-111111111111',
  name: 'Test shop',
  currency: 'EUR',
  timeZone: 'Europe/Lisbon',
  locale: 'en',
  publicUrl: 'https://shop.test',
  clients: [
    {
      id: '33333333-3333-4333-8333-333333333333',
      secret: 'test-client-secret-0123456789',
      name: 'Test storefront',
      redirectUris: ['https://shop.test/callback', 'http://localhost:3000/callback'],
      redirectDomains: ['shop.test', 'localhost'],
    },
  ],
};
export const TEST_API_KEY = 'test-api-key-0123456789';
/** May read orders and nothing else. */
export const TEST_READ_KEY = 'test-read-key-0123456789';

/** May approve and reject reviews, and answer none. */
export const TEST_MODERATING_KEY = 'test-moderating-key-0123456789';

/** What tokens are signed with and secrets sealed with. */
export const TEST_TOKEN_SECRET = 'test-token-secret';

export type StackCaller =
  | { kind: 'api-key'; key?: string }
  | { kind: 'visitor'; visitorId: string }
  | { kind: 'member'; memberId: string; sessionId?: string };

export interface Stack {
  platform: Platform;
  database: Database;
  site: Site;
  clock: TestClock;
  mailer: TestMailer;
  /** Errors nobody expected, as logged. */
  errors: object[];
  /** A raw call; adds the API key unless an Authorization header is given. */
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
  /** The real SDK over these modules, calling as `caller` (default: the API key). */
  sdk<M extends Descriptors>(
    modules: M,
    caller?: StackCaller,
    headers?: Record<string, string>,
  ): BuildDescriptors<M, undefined>;
  /** The real SDK's client itself: `client.graphql`. */
  client(caller?: StackCaller, headers?: Record<string, string>): WixClient;
  /**
   * What is due, without forgetting what is old: that takes as long again, and `platform.maintain` does both. For tests
   * that let time pass hundreds of times.
   */
  keepUp(): Promise<void>;
}

interface StackOptions {
  site?: Site;
  ids?: IdSource;
  captcha?: CaptchaVerifier;
  collaborators?: readonly Collaborator[];
  passwords?: PasswordHasher;
  /** In place of the platform's own. */
  services?: readonly ServiceDefinition[];
  /** In place of the one that decides by the token's name. */
  payments?: (clock: TestClock) => PaymentProvider;
  mediaLimits?: Partial<MediaLimits>;
  apps?: AppAccess;
  webhooks?: { send: WebhookSender; patience?: number };
  graphql?: GraphqlOptions;
  pluginLine?: PluginLine;
  plugins?: readonly ConfiguredPlugin[];
}

/** The platform in process over a migrated database; every test file brings its own. */
export function startStack(
  database: Database,
  {
    site = TEST_SITE,
    ids = countingIds(),
    captcha = noCaptcha,
    collaborators = [],
    passwords,
    services,
    payments,
    mediaLimits,
    apps,
    webhooks,
    graphql,
    pluginLine,
    plugins,
  }: StackOptions = {},
): Stack {
  const clock = testClock();
  const mailer = testMailer();
  const logger = testLogger();
  const told = watchEvents(database);
  const bare = createPlatform({
    database,
    site,
    apiKeys: [
      { key: TEST_API_KEY, siteId: site.id, permissions: '*' },
      {
        key: TEST_READ_KEY,
        siteId: site.id,
        permissions: ['ECOM.READ_ORDERS', 'ECOM.ORDER_READ_ALL_EXTENDED_FIELDS'],
      },
      { key: TEST_MODERATING_KEY, siteId: site.id, permissions: ['REVIEWS.MODERATE_REVIEWS'] },
    ],
    tokenSecret: TEST_TOKEN_SECRET,
    clock,
    ids,
    logger: { ...logger, debug: noteCalls(told) },
    mailer,
    payments: payments?.(clock) ?? testPaymentProvider(clock),
    passwords: passwords ?? argonPasswords({ memorySize: 64, iterations: 1 }),
    captcha,
    collaborators: { list: async () => collaborators },
    checkReplies: true,
    mediaLimits,
    apps,
    webhooks,
    ...(graphql && { graphql }),
    pluginLine,
    plugins,
    ...(services && { services }),
  });
  const platform: Platform = {
    ...bare,
    async fetch(request, source) {
      const reply = await bare.fetch(request, source);
      told.called(reply.headers.get('x-wix-request-id') ?? '', OTHERWISE);
      return reply;
    },
    // A clock that was moved stands for both loops of the server.
    maintain: () =>
      told.during(async () => {
        await bare.maintain();
        await bare.prune();
      }),
  };

  const credential = async (caller: StackCaller): Promise<string> =>
    caller.kind === 'api-key'
      ? (caller.key ?? TEST_API_KEY)
      : platform.tokens.sign({ siteId: site.id, ...caller });

  const client = (
    caller: StackCaller = { kind: 'api-key' },
    headers: Record<string, string> = {},
  ): WixClient =>
    createClient({
      auth: { getAuthHeaders: async () => ({ headers: { Authorization: await credential(caller) } }) },
      fetch: async (input, init) => {
        const request = new Request(input, init);
        for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
        return platform.fetch(request);
      },
    });

  return {
    platform,
    keepUp: () => told.during(() => bare.maintain()),
    database,
    site,
    clock,
    mailer,
    errors: logger.errors,
    call: (method, path, body, headers = {}) =>
      platform.fetch(
        new Request(`https://www.wixapis.com${path}`, {
          method,
          headers: { authorization: TEST_API_KEY, 'content-type': 'application/json', ...headers },
          ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
        }),
      ),
    client,
    sdk: (modules, caller, headers) => client(caller, headers).use(modules),
  };
}
