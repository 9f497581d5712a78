import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import { PRUNE_INTERVAL_MS, type RetentionDays } from '../database/retention.ts';
import { randomIds, systemClock } from '../platform/adapters/system.ts';
import { argonPasswords } from '../platform/adapters/argon-passwords.ts';
import { pluginLine } from '../platform/adapters/plugin-line.ts';
import { noCaptcha } from '../platform/adapters/no-captcha.ts';
import { recaptcha } from '../platform/adapters/recaptcha.ts';
import { adapterMigrations } from '../platform/adapters/migrations.ts';
import { SecretBox } from '../platform/identity/secret-box.ts';
import { createPlatform, type Platform } from '../platform/platform.ts';
import type { AppAccess, Mailer, MediaLimits, OAuthClient, WebhookSender } from '../platform/ports.ts';
import type { RuledByEnvironment } from '../shared/store-settings.ts';
import type { StoreProfile } from './gateway.ts';
import { startLoop } from './loop.ts';
import { openPayments, type PaymentChoice } from './payments/payment-provider.ts';
import type { ConfiguredPlugin } from '../platform/plugins.ts';
import type { TriggerAppSettings } from './config/trigger-app.ts';
import { allowedFrom } from './http/outgoing-address.ts';
import { publicSend } from './plugins/public-send.ts';
import { storedSecret } from './settings.ts';
import { requireStoredCurrency } from './store-currency.ts';
import { staffCollaborators } from './staff/collaborators.ts';

/** How often the payment gateway looks at what it has to decide and to tell. */
const GATEWAY_INTERVAL = 2_000;

interface Options {
  database: Database;
  siteId: string;
  store: StoreProfile;
  /** Settings that the environment rules, each with its variable. */
  ruledBy: RuledByEnvironment;
  apiKey: string;
  publicUrl: string;
  clients: readonly OAuthClient[];
  /** Keys and clients that were made in the back office. */
  apps: AppAccess;
  logger: Logger;
  mailer: Mailer;
  retention: RetentionDays;
  /** How often is looked for what time asks for. */
  maintenanceSeconds: number;
  mediaLimits?: Partial<MediaLimits>;
  checkReplies: boolean;
  /** Sign-in and registration then ask for a solved captcha. */
  recaptchaSecret?: string | undefined;
  payments: PaymentChoice;
  webhooks: { send: WebhookSender; patience?: number | undefined };
  /** Who knows of occasions for discounts, where the configuration names one. */
  triggerApp?: TriggerAppSettings | undefined;
  /** Demo staff work here, too. */
  demo: boolean;
  /** The schema of GraphQL may be looked into. */
  graphqlExplorer: boolean;
}

export interface Embedded {
  platform: Platform;
  /** The test payment gateway's own endpoints, mounted at `/payment-gateway`; absent without it. */
  paymentGateway?: Hono;
  stop(): Promise<void>;
}

const configured = ({ url, appId, privateKey, timeoutMs }: TriggerAppSettings): ConfiguredPlugin => ({
  id: appId,
  version: url,
  name: new URL(url).host,
  url,
  appId,
  key: { plain: privateKey },
  timeLimitMs: timeoutMs,
  kinds: ['CUSTOM_TRIGGERS'],
});

/** The platform in this process, over migrated tables. @throws SettingProblem for another currency than the store has */
export async function startEmbedded(options: Options): Promise<Embedded> {
  const { database, siteId, store, apiKey, logger } = options;
  await database.migrate(adapterMigrations);
  const tokenSecret = await storedSecret(database, siteId, 'token-secret');
  const payments = await openPayments({
    secretBox: new SecretBox(tokenSecret),
    choice: options.payments,
    database,
    siteId,
    shopName: async () => (await platform.siteNow()).name,
    publicUrl: options.publicUrl,
    logger,
    send: (request) => platform.fetch(request),
  });
  const platform = createPlatform({
    database,
    site: {
      id: siteId,
      ...store,
      publicUrl: options.publicUrl,
      clients: options.clients,
      ruledBy: options.ruledBy,
    },
    apiKeys: [{ key: apiKey, siteId, permissions: '*' }],
    tokenSecret,
    clock: systemClock,
    ids: randomIds,
    logger,
    mailer: options.mailer,
    retention: options.retention,
    mediaLimits: options.mediaLimits,
    payments: payments.provider,
    passwords: argonPasswords(),
    captcha:
      options.recaptchaSecret === undefined
        ? noCaptcha
        : recaptcha({ secret: options.recaptchaSecret, send: fetch }),
    apps: options.apps,
    pluginLine: pluginLine({
      clock: systemClock,
      ids: randomIds,
      send: publicSend(allowedFrom(options.publicUrl)),
    }),
    plugins: options.triggerApp && [configured(options.triggerApp)],
    collaborators: staffCollaborators({ demo: options.demo }),
    webhooks: options.webhooks,
    checkReplies: options.checkReplies,
    graphql: { isOpen: options.graphqlExplorer },
  });

  // Before anything is read or written in the currency that the server was started with.
  requireStoredCurrency({
    stored: await platform.storedCurrency(),
    started: (await platform.siteNow()).currency,
    demo: options.demo,
  });

  const pruning = startLoop({
    name: 'pruning',
    interval: PRUNE_INTERVAL_MS,
    logger,
    work: () => platform.prune(),
  });
  // A server that never runs for so long prunes as well, but not while it starts.
  setTimeout(() => pruning.wake(), options.maintenanceSeconds * 1000).unref();
  const loops = [
    pruning,
    startLoop({
      name: 'maintain',
      interval: options.maintenanceSeconds * 1000,
      logger,
      work: () => platform.maintain(),
    }),
    ...(payments.work
      ? [startLoop({ name: 'payment gateway', interval: GATEWAY_INTERVAL, logger, work: payments.work })]
      : []),
  ];
  return {
    platform,
    ...(payments.routes && { paymentGateway: payments.routes }),
    async stop() {
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };
}
