import { join } from 'node:path';
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import type { Logger } from 'pino';
import { restDemoShoppers } from '../demo/customers/demo-shoppers.ts';
import { diskFiles } from '../platform/adapters/disk-files.ts';
import { randomIds, systemClock } from '../platform/adapters/system.ts';
import { countMails, deliverMail, retainedEmails, MAIL_WAITS } from '../platform/events/mail-queue.ts';
import { mailQueue } from '../platform/events/email-log.ts';
import { CHANGES } from '../platform/events/outbox.ts';
import { SecretBox } from '../platform/identity/secret-box.ts';
import { platformMigrations } from '../platform/platform.ts';
import type { FileStore } from '../platform/ports.ts';
import { readStoreUrl } from '../platform/services/extensions/store-settings/public.ts';
import { countDeliveries } from '../platform/services/extensions/webhooks/public.ts';
import { createApp } from './app.ts';
import { BUILT } from './built.ts';
import { lendCopies } from './command/lent-copy.ts';
import { appAccess } from './developers/app-access.ts';
import { oauthClients } from './config/oauth-clients.ts';
import {
  carrierOf,
  environmentRules,
  hasGraphqlExplorer,
  mediaLimitsOf,
  paymentsOf,
  paymentsRuledBy,
  renditionLimitsOf,
  type Environment,
} from './config/environment.ts';
import type { SettingProblem } from './config/setting-problem.ts';
import { storeProfile } from './config/store-profile.ts';
import { triggerAppOf } from './config/trigger-app.ts';
import { startEmbedded, type Embedded } from './embedded.ts';
import type { Gateway } from './gateway.ts';
import { gatewayMigrations } from './migrations.ts';
import { JobRunner } from './jobs/job-runner.ts';
import { JobStore } from './jobs/job-store.ts';
import { jobKinds } from './jobs/kinds/index.ts';
import { announceCalls, GATEWAY_CHANGES } from './live/announce-calls.ts';
import { changeFeed } from './live/change-feed.ts';
import { testCarrier } from './labels/test-carrier.ts';
import { LiveHub } from './live/routes.ts';
import { startMailDelivery } from './mail/mail-delivery.ts';
import { createMailer } from './mail/mailer.ts';
import { serveMetrics } from './metrics/metrics-server.ts';
import { inspector } from './media/inspection/inspector.ts';
import { mediaLibrary } from './media/library.ts';
import { withOwnPictures } from './media/own-pictures.ts';
import { previewRoutes } from './media/preview-routes.ts';
import { mediaRoutes } from './media/media-routes.ts';
import { openFiles } from './media/open-files.ts';
import { startUploads } from './media/upload/start-uploads.ts';
import { prerenderer } from './media/prerender.ts';
import { smallPictures } from './media/picture-source.ts';
import { pictureHints } from './media/placeholders.ts';
import { adoptOld } from './media/adopt-old.ts';
import { renditionCache } from './media/rendition-cache.ts';
import { startLoop } from './loop.ts';
import { pageRoutes } from './pages.ts';
import { cardPaymentSettings } from './payments/card-payments.ts';
import { openStore } from './open-store.ts';
import { embeddedFetch, hostedFetch, type PlatformFetch } from './platform-fetch.ts';
import { PRUNE_INTERVAL_MS } from '../database/retention.ts';
import { forgetOld, gatewayRetention } from './retention.ts';
import { storedSecret } from './settings.ts';
import { liveFacts, liveStore } from './shop/live-facts.ts';
import { lookAround } from './shop/look-around.ts';
import { shopPages } from './shop/shop-pages.ts';
import { announceSetup } from './staff/setup.ts';
import { VERSION } from './version.ts';
import { allowedFrom } from './http/outgoing-address.ts';
import { webhookSender } from './webhooks/sender.ts';
import { startWebhookDelivery } from './webhooks/webhook-delivery.ts';

/** One picture in all its sizes takes about as long. */
const PICTURES_INTERVAL = 500;
/** When keys were used is written beside the calls that bring them. */
const KEY_USES_INTERVAL = 2_000;
/** What came in at once is looked into at once; this is for the rest. */
const INSPECTIONS_INTERVAL = 2_000;
/** Where the hosted platform's addresses for uploads lead. */
const HOSTED_UPLOADS = 'https://upload.wixmp.com';
/** Whoever waited for the server comes before it. */
const FIRST_LOOK = 3_000;

export interface Running {
  fetch: ReturnType<typeof createApp>['fetch'];
  /** Where Prometheus reads, if anywhere. */
  metricsUrl?: string;
  /** Begins what nobody who waits for the server should wait for. */
  onGreeted(): void;
  /** No longer ready: ends the open pages' streams, which else would never end by themselves. */
  endStreams(): Promise<void>;
  /** Once no request is left: lets the job batches under way finish, then closes. */
  stop(): Promise<void>;
}

interface StartOptions {
  logger: Logger;
  /** Where people reach the server, unless the settings name another URL. */
  publicUrl: string;
  /** Told when the server can go on no longer. */
  onBroken: (problem: SettingProblem) => void;
}

/** Builds the server from its configuration: database, platform or the way to a hosted one, gateway, jobs. */
export async function start(
  env: Environment,
  { logger, publicUrl: defaultUrl, onBroken }: StartOptions,
): Promise<Running> {
  const metrics =
    env.METRICS_PORT === undefined ? undefined : (await import('./metrics/metrics.ts')).createMetrics();
  const database = await openStore(
    env,
    [...gatewayMigrations, ...platformMigrations],
    onBroken,
    metrics?.onQuery,
  );
  const siteId = env.WIX_SITE_ID ?? env.PLATFORM_SITE_ID;
  const publicUrl =
    env.PUBLIC_URL === undefined && env.PLATFORM_URL === undefined
      ? ((await readStoreUrl({ db: database.kysely, siteId })) ?? defaultUrl)
      : defaultUrl;
  let store = storeProfile(env);
  const files = await openFiles(env);
  const mailer = createMailer({
    database,
    siteId,
    url: env.SMTP_URL,
    settings: async () => embedded?.platform.mailServer() ?? { url: undefined, senderName: '' },
    shopName: async () => (await facts.now()).store.name,
  });
  const sender = metrics?.mailer(mailer) ?? mailer;

  const apps = appAccess({ database, siteId, clock: systemClock });
  const clients = oauthClients(env, publicUrl);
  let embedded: Embedded | undefined;
  let platformFetch: PlatformFetch;
  if (env.PLATFORM_URL !== undefined) {
    const hosted = hostedFetch(env.PLATFORM_URL, { apiKey: env.WIX_API_KEY ?? '', siteId });
    platformFetch = announceCalls({ database, siteId, logger }, metrics?.calls(hosted) ?? hosted);
  } else {
    const apiKey = env.PLATFORM_API_KEY ?? (await storedSecret(database, siteId, 'api-key'));
    embedded = await startEmbedded({
      maintenanceSeconds: env.MAINTENANCE_SECONDS,
      database,
      siteId,
      store,
      ruledBy: environmentRules(env),
      apiKey,
      publicUrl,
      clients,
      apps,
      logger,
      mailer: sender,
      retention: env,
      mediaLimits: mediaLimitsOf(env),
      checkReplies: false,
      recaptchaSecret: env.RECAPTCHA_SECRET,
      payments: paymentsOf(env),
      webhooks: {
        send: webhookSender({ allows: allowedFrom(publicUrl) }),
        patience: env.WEBHOOK_PATIENCE_MS,
      },
      triggerApp: triggerAppOf(env),
      demo: env.DEMO,
      graphqlExplorer: hasGraphqlExplorer(env),
    });
    const { name, currency, timeZone, locale } = await embedded.platform.siteNow();
    store = { name, currency, timeZone, locale };
    if (metrics) embedded.platform = { ...embedded.platform, fetch: metrics.calls(embedded.platform.fetch) };
    platformFetch = embeddedFetch(embedded.platform, { apiKey, siteId });
  }

  const gateway: Gateway = {
    database,
    siteId,
    store,
    platformFetch,
    embedded: embedded !== undefined,
    ...(await changeFeed(database, siteId, embedded ? CHANGES : GATEWAY_CHANGES)),
    clock: systemClock,
    ids: randomIds,
    logger,
    // Nobody who asks for a mail waits for a mail server.
    mailer: mailQueue({ database, siteId, clock: systemClock, ids: randomIds }),
    publicUrl,
    passwords: { hash: hashPassword, verify: verifyPassword },
    secret: await storedSecret(database, siteId, 'session-secret'),
    confirmMinutes: env.CONFIRM_MINUTES,
    demo: env.DEMO,
    cardPayments:
      embedded &&
      cardPaymentSettings({
        choice: paymentsOf(env),
        ruledBy: paymentsRuledBy(env),
        url: () => gateway.publicUrl,
        site: { db: database.kysely, siteId },
        secretBox: new SecretBox(await storedSecret(database, siteId, 'token-secret')),
      }),
    hasMailbox: async () =>
      env.SMTP_URL === undefined && (await embedded?.platform.mailServer())?.url === undefined,
  };
  const facts = liveFacts({ ...gateway });
  gateway.store = liveStore(facts);
  Object.defineProperty(gateway, 'publicUrl', { get: () => facts().url, enumerable: true });

  const demo =
    env.DEMO && embedded
      ? await (await import('./demo-pictures.ts')).openDemo({ gateway, files, pictures: env.DEMO_PICTURES })
      : undefined;
  if (!env.DEMO) {
    await restDemoShoppers(database, siteId);
    await announceSetup(gateway);
  }

  const jobStore = new JobStore(database, siteId);
  const documents = diskFiles(join(env.DATA_DIR, 'documents'));
  const openLibrary = (of: FileStore) =>
    mediaLibrary({ files: withOwnPictures(of), ...(embedded && { gateway }) });
  // A page waits for no drawing; the browser that asks for the picture does.
  const drawn = openLibrary(files);
  const library = demo && demo.files !== files ? openLibrary(demo.files) : drawn;
  const cache = renditionCache(join(env.DATA_DIR, 'renditions'), renditionLimitsOf(env));
  const media = mediaRoutes({ library, cache });
  const looking = embedded && inspector({ platformFetch, files, logger });
  const uploads =
    embedded &&
    startUploads({
      gateway,
      files,
      drafts: join(env.DATA_DIR, 'uploads'),
      inspectNow: looking?.inspectNow,
    });
  const carrier = carrierOf(env) === 'test' ? testCarrier(store.currency) : undefined;
  const kinds = jobKinds({ ...gateway, documents, pictures: smallPictures(media), carrier });
  const runner = new JobRunner(gateway, jobStore, kinds);
  await runner.start();
  const pruning = startLoop({
    name: 'pruning',
    interval: PRUNE_INTERVAL_MS,
    logger,
    // Elsewhere it is the embedded platform that looks after the mails.
    work: () => forgetOld(gateway, embedded ? gatewayRetention : [...gatewayRetention, retainedEmails], env),
  });
  const delivery = await startMailDelivery(gateway, {
    channel: MAIL_WAITS,
    deliver: () => deliverMail({ database, siteId, mailer: sender, clock: systemClock, logger }),
  });
  const keyUses = startLoop({
    name: 'key uses',
    interval: KEY_USES_INTERVAL,
    logger,
    work: () => apps.uses.write(),
  });
  const telling = embedded?.platform.webhooks && startWebhookDelivery(gateway, embedded.platform.webhooks);
  const hub = new LiveHub();
  await hub.start(gateway);

  const prerendering = prerenderer({ library: drawn, media });

  let ready = true;
  const app = createApp({
    gateway,
    jobs: { store: jobStore, runner, kinds },
    hub,
    isReady: () => ready,
    ...(embedded && {
      platformFetch: embedded.platform.fetch,
      appOrigins: env.CORS_ORIGINS,
      developers: { uses: apps.uses, clients },
    }),
    ...(embedded?.paymentGateway && { paymentGateway: embedded.paymentGateway }),
    media,
    ...(embedded && { previews: previewRoutes({ platformFetch, library, cache }) }),
    ...(uploads && { uploads: uploads.routes }),
    library,
    documents,
    carrier,
    pages: pageRoutes({ root: BUILT, ...(embedded ? {} : { uploads: HOSTED_UPLOADS }) }),
    storefront: shopPages({
      gateway,
      facts,
      root: BUILT,
      client: { id: env.PLATFORM_CLIENT_ID, platform: env.PLATFORM_URL?.replace(/\/$/, '') },
      placeholder: pictureHints(drawn, prerendering.add),
    }),
  });

  const inspections =
    looking && startLoop({ name: 'inspections', interval: INSPECTIONS_INTERVAL, logger, work: looking.work });

  const pictures = startLoop({
    name: 'pictures',
    interval: PICTURES_INTERVAL,
    logger,
    work: prerendering.work,
  });
  // What the first visitor will look at is looked at before.
  const firstLook = setTimeout(() => {
    lookAround(app).catch((error: unknown) => logger.debug({ err: error }, 'the shop was not looked at'));
  }, FIRST_LOOK).unref();

  const metricsServer =
    metrics && (await serveMetrics(metrics, { host: env.METRICS_HOST, port: env.METRICS_PORT ?? 0 }));
  metrics?.watch({
    database,
    onChange: (listener) => gateway.onChange(listener),
    version: VERSION,
    stored: async () => ({
      jobs: await jobStore.countByStatus(),
      mails: await countMails(database.kysely, siteId),
      deliveries: embedded ? await countDeliveries(database.kysely, siteId) : { waiting: 0, parked: 0 },
    }),
  });

  const lender = database.copyTo && (await lendCopies(env.DATA_DIR, database.copyTo));

  return {
    onGreeted() {
      if (!embedded) return;
      const adopting = { platformFetch, files, database, siteId, logger };
      // Posters lie where older pictures are looked for until all of them are drawn.
      void (demo?.draw() ?? Promise.resolve()).then(() => adoptOld(adopting));
    },
    fetch: metrics?.requests(app.fetch) ?? app.fetch,
    ...(metricsServer && { metricsUrl: metricsServer.url }),
    async endStreams() {
      ready = false;
      await hub.stop();
    },
    async stop() {
      clearTimeout(firstLook);
      await demo?.stop();
      const loops = [embedded, delivery, telling, pruning, pictures, inspections, uploads, keyUses];
      await Promise.all([runner.stop(), ...loops.map((loop) => loop?.stop())]);
      await apps.uses.write(true);
      await metricsServer?.close();
      await lender?.close();
      await database.close();
    },
  };
}
