import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import { randomIds, systemClock } from '../platform/adapters/system.ts';
import { argonPasswords } from '../platform/adapters/argon-passwords.ts';
import { mailMessenger } from '../platform/adapters/mail-messenger.ts';
import { noCaptcha } from '../platform/adapters/no-captcha.ts';
import { testPaymentProvider } from '../platform/adapters/test-payment-provider.ts';
import { createPlatform, type Platform } from '../platform/platform.ts';
import type { OAuthClient } from '../platform/context.ts';
import type { Mailer } from '../platform/ports.ts';
import type { StoreProfile } from './gateway.ts';
import { keptSecret } from './settings.ts';

/** How often queued mails are looked after, besides right after each call that queues one. */
const MAIL_INTERVAL = 5_000;
const UPKEEP_INTERVAL = 60_000;

interface Options {
  database: Database;
  siteId: string;
  store: StoreProfile;
  apiKey: string;
  publicUrl: string;
  clients: readonly OAuthClient[];
  logger: Logger;
  mailer: Mailer;
  checkReplies: boolean;
}

export interface Embedded {
  platform: Platform;
  stop(): Promise<void>;
}

/** The platform in this process, over migrated tables. */
export async function startEmbedded(options: Options): Promise<Embedded> {
  const { database, siteId, store, apiKey, logger } = options;
  const platform = createPlatform({
    database,
    site: { id: siteId, ...store, publicUrl: options.publicUrl, clients: options.clients },
    apiKeys: [{ key: apiKey, siteId, permissions: '*' }],
    tokenSecret: await keptSecret(database, siteId, 'token-secret'),
    clock: systemClock,
    ids: randomIds,
    logger,
    mailer: options.mailer,
    payments: testPaymentProvider(),
    passwords: argonPasswords(),
    captcha: noCaptcha,
    messenger: mailMessenger(options.mailer),
    checkReplies: options.checkReplies,
  });

  let delivering = Promise.resolve();
  const deliver = (): void => {
    delivering = delivering
      .then(() => platform.deliverMail())
      .then(() => undefined)
      .catch((error: unknown) => logger.error({ err: error }, 'mail delivery failed'));
  };
  const timer = setInterval(deliver, MAIL_INTERVAL);
  const keepUp = (): void => {
    delivering = delivering
      .then(() => platform.upkeep())
      .catch((error: unknown) => logger.error({ err: error }, 'upkeep failed'));
  };
  const upkeepTimer = setInterval(keepUp, UPKEEP_INTERVAL);
  return {
    platform,
    async stop() {
      clearInterval(timer);
      clearInterval(upkeepTimer);
      await delivering;
    },
  };
}
