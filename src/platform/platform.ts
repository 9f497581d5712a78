import { Hono } from 'hono';
import { TrieRouter } from 'hono/router/trie-router';
import type { MigrationSet, Queryable } from '../database/database.ts';
import { prune, type RetentionRule } from '../database/retention.ts';
import type { Context, Site } from './context.ts';
import { findOperation, operations } from './contract/index.ts';
import { deliverMail, retainedEmails, mailMigrations } from './events/mail-queue.ts';
import { eventMigrations, retainedEvents } from './events/outbox.ts';
import { GraphqlEndpoint } from './graphql/endpoint.ts';
import type { Caller } from './identity/caller.ts';
import type { Credentials } from './identity/identify.ts';
import { identityMigrations, isOpenSignIn } from './identity/sessions.ts';
import { SecretBox } from './identity/secret-box.ts';
import { Tokens } from './identity/tokens.ts';
import { PluginAnswers } from './pipeline/plugin-answers.ts';
import { answerError } from './pipeline/answer-error.ts';
import { makeContext } from './pipeline/call-context.ts';
import { chooseHandler } from './pipeline/choose-handler.ts';
import type { CallSource, ExchangeEnv, Link } from './pipeline/exchange.ts';
import { giveRequestId } from './pipeline/give-request-id.ts';
import { idempotencyMigrations, retainedKeys } from './pipeline/idempotency.ts';
import { extensionsOpenApi } from './extensions/open-api.ts';
import { hostedHeaders } from './pipeline/hosted-headers.ts';
import { hostedRoute } from './pipeline/hosted-route.ts';
import { identifyCaller } from './pipeline/identify-caller.ts';
import { logCall } from './pipeline/log-call.ts';
import { PluginDesk } from './pipeline/plugin-desk.ts';
import { speakOlder } from './pipeline/older-shape.ts';
import { checkAddress, MAX_BODY_BYTES, readRequest } from './pipeline/read-request.ts';
import { SiteFacts, withSiteFacts } from './pipeline/site-facts.ts';
import { runOperation } from './pipeline/run-operation.ts';
import { awaitSeeds, seedSite } from './pipeline/seed-site.ts';
import type { PlatformOptions } from './platform-options.ts';
import type { AnyHandler, Listener, ServiceDefinition } from './service.ts';
import { services } from './services.ts';
import { readMailServer, type StoredMailServer } from './services/extensions/store-settings/public.ts';
import { WebhookDeliverer } from './services/extensions/webhooks/public.ts';
import { storedCurrency } from './stored-currency.ts';
import { settingsCacheMigrations } from './store/index.ts';

export interface Platform {
  /** Answers `https://www.wixapis.com/…`, on any host, with or without the `/wixapis` prefix, and the hosted pages under `/hosted/`. */
  fetch: (request: Request, source?: CallSource) => Promise<Response>;
  tokens: Tokens;
  /** The site as the merchant says it is now. */
  siteNow(): Promise<Site>;
  /** The mail server of the settings. */
  mailServer(): Promise<StoredMailServer>;
  /** The currency that amounts were stored in so far; undefined while there are none. */
  storedCurrency(): Promise<string | undefined>;
  /** Sends the mails that are due. @returns how many were taken up. */
  deliverMail(): Promise<number>;
  /** Delivers events to webhooks; absent where webhooks cannot be delivered. */
  webhooks: WebhookDeliverer | undefined;
  /** Lets every service do what time asks for, about once a minute. One that fails stops no other. */
  maintain(): Promise<void>;
  /** Deletes rows beyond their retention period. A table that fails does not stop the others. */
  prune(): Promise<void>;
}

/** All tables of the platform, in the order they are made. */
export const platformMigrations: readonly MigrationSet[] = [
  eventMigrations,
  mailMigrations,
  idempotencyMigrations,
  identityMigrations,
  ...services.flatMap(({ name, migrations }) => (migrations ? [{ service: name, migrations }] : [])),
  settingsCacheMigrations,
];

/** All that the platform forgets after a time. */
export const retentionRulesOf = (
  definitions: readonly ServiceDefinition[] = services,
): readonly RetentionRule<Context>[] => [
  retainedEvents,
  retainedEmails,
  retainedKeys,
  ...definitions.flatMap(({ retentionRules = [] }) => retentionRules),
];

/** @throws for an operation the contract does not have, or one with two handlers. */
export function collectHandlers(definitions: readonly ServiceDefinition[]): ReadonlyMap<string, AnyHandler> {
  const handlers = new Map<string, AnyHandler>();
  for (const definition of definitions) {
    for (const [name, handler] of Object.entries(definition.handlers ?? {})) {
      const operation = findOperation(`${definition.package}.${name}`);
      if (handlers.has(operation.id)) throw new Error(`${definition.package}.${name} has two handlers.`);
      if (handler) handlers.set(operation.id, handler);
    }
  }
  return handlers;
}

const collectListeners = (definitions: readonly ServiceDefinition[]): Map<string, Listener[]> => {
  const listeners = new Map<string, Listener[]>();
  for (const definition of definitions) {
    for (const [event, listener] of Object.entries(definition.listeners ?? {})) {
      listeners.set(event, [...(listeners.get(event) ?? []), listener]);
    }
  }
  return listeners;
};

/** Ids of the operations that open their own transactions. */
const collectOwnTransactions = (definitions: readonly ServiceDefinition[]): Set<string> =>
  new Set(
    definitions.flatMap(({ package: from, ownTransactions = [] }) =>
      operations.filter((o) => o.package === from && ownTransactions.includes(o.name)).map(({ id }) => id),
    ),
  );

interface Collected {
  handlers: ReturnType<typeof collectHandlers>;
  listeners: ReturnType<typeof collectListeners>;
  ownTransactions: ReturnType<typeof collectOwnTransactions>;
}

/** Of the same definitions, once for all platforms of the process: there are thousands of operations. */
const collected = new WeakMap<readonly ServiceDefinition[], Collected>();

function collect(definitions: readonly ServiceDefinition[]): Collected {
  const found = collected.get(definitions) ?? {
    handlers: collectHandlers(definitions),
    listeners: collectListeners(definitions),
    ownTransactions: collectOwnTransactions(definitions),
  };
  collected.set(definitions, found);
  return found;
}

export function createPlatform(options: PlatformOptions): Platform {
  const { site, clock, ids, logger, database } = options;
  const definitions = options.services ?? services;
  const shared = collect(definitions);
  const tokens = new Tokens(options.tokenSecret, clock);

  const credentials: Credentials = {
    apiKeys: options.apiKeys,
    findKey: async (key) => options.apps?.findKey(key),
    isApp: async (id) => {
      const client =
        site.clients.find((one) => one.id === id) ?? (await options.apps?.findClient(database.kysely, id));
      return client !== undefined && (client.secret ?? client.secretDigest) !== undefined;
    },
    tokens,
    isOpen: (signIn) => isOpenSignIn(database.kysely, site.id, signIn),
  };
  const secretBox = new SecretBox(options.tokenSecret);
  const { pluginLine: line, plugins: configured = [] } = options;
  const pluginDesk = line && new PluginDesk({ line, configured, site, secretBox, clock, logger });
  const siteFacts = new SiteFacts(options, definitions);
  const telling = new Set(definitions.flatMap((one) => (one.site && one.package ? [one.package] : [])));
  const tellingPaths: ReadonlySet<string> = new Set(
    definitions.flatMap(({ site: tells, routes = [] }) => (tells ? routes.map(({ path }) => path) : [])),
  );
  const parts = {
    options,
    siteFacts,
    tokens,
    secretBox,
    pluginDesk,
    listeners: shared.listeners,
    staffIds: new Map(),
  };

  const asAdministrator = (db: Queryable, requestId: string): Context => {
    const caller: Caller = { kind: 'api-key', siteId: site.id, permissions: '*' };
    return makeContext(
      parts,
      { caller, requestId, asking: new PluginAnswers(pluginDesk, requestId, false) },
      db,
    );
  };
  const logFailure =
    (requestId: string) =>
    (part: string, error: unknown): void =>
      logger.error({ requestId, part, err: error }, 'maintenance failed');
  const seeded = seedSite(definitions, (work) =>
    database.transaction((db) => work(asAdministrator(db, 'seed'))),
  );

  /** Every call passes these, in this order. */
  const pipeline: Link[] = [
    giveRequestId(ids),
    logCall(logger),
    checkAddress(),
    chooseHandler(shared.handlers),
    identifyCaller(site.id, credentials),
    speakOlder(options.maxBodyBytes ?? MAX_BODY_BYTES),
    readRequest(options.maxBodyBytes ?? MAX_BODY_BYTES),
    awaitSeeds(seeded),
    withSiteFacts(siteFacts, telling),
    runOperation(parts, shared.ownTransactions),
  ];

  // Hono would choose it for these paths as well, after building another one in vain.
  const app = new Hono<ExchangeEnv>({ router: new TrieRouter() });
  app.onError(answerError(logger));
  const graphql = new GraphqlEndpoint({
    ...options.graphql,
    maxBytes: options.maxBodyBytes ?? MAX_BODY_BYTES,
    clock,
    logger,
    dispatch:
      ({ env }) =>
      async (operation, request) =>
        app.fetch(request, { ...env, operation }),
  });
  for (const path of ['/graphql/:version', '/wixapis/graphql/:version'])
    app.all(path, giveRequestId(ids), logCall(logger), checkAddress(), (c) => graphql.handle(c));
  const hosted = definitions.flatMap(({ routes = [] }) => routes);
  app.use('/hosted/*', giveRequestId(ids), hostedHeaders(), awaitSeeds(seeded), async (c, next) => {
    await siteFacts.refresh();
    await next();
    if (tellingPaths.has(c.req.path)) siteFacts.forget();
  });
  app.get('/hosted/extensions', (c) => c.json(extensionsOpenApi(site.publicUrl)));
  for (const route of hosted) app.on(route.method, route.path, hostedRoute(route, parts, credentials));
  for (const link of pipeline) app.use(link);

  const webhooks =
    options.webhooks &&
    new WebhookDeliverer({
      database,
      siteId: site.id,
      siteSeenBy: (tx) => siteFacts.seenBy(tx),
      clock,
      ids,
      logger,
      secretBox,
      ...options.webhooks,
      collaborators: options.collaborators ?? { list: async () => [] },
    });

  return {
    webhooks,
    fetch: async (request, source = {}) => app.fetch(request, source),
    tokens,
    siteNow: async () => {
      await siteFacts.refresh();
      return siteFacts.site;
    },
    mailServer: () => readMailServer({ db: database.kysely, siteId: site.id }, secretBox),
    storedCurrency: () => storedCurrency(database.kysely, site.id),
    maintain: async () => {
      await seeded();
      await siteFacts.refresh();
      const requestId = ids.guid();
      const failed = logFailure(requestId);
      for (const { name, maintain, ownTransactions = [] } of definitions) {
        if (!maintain) continue;
        const keepUp = (db: Queryable): Promise<void> => maintain(asAdministrator(db, requestId));
        await (
          ownTransactions.includes('maintain') ? keepUp(database.kysely) : database.transaction(keepUp)
        ).catch((error: unknown) => failed(name, error));
      }
      const counted = definitions.flatMap(({ entities = [] }) => entities);
      for (const { definition, foldCounts, completeReplyTexts } of counted) {
        const failedHere = (error: unknown): void => failed(definition.table, error);
        if (definition.summary || definition.facets)
          await foldCounts(database.kysely, site.id).catch(failedHere);
        if (definition.reply)
          await database.transaction((db) => completeReplyTexts(db, site.id)).catch(failedHere);
      }
      graphql.rest();
    },
    prune: async () => {
      await seeded();
      const requestId = ids.guid();
      await prune({
        kept: retentionRulesOf(definitions),
        days: options.retention ?? {},
        now: clock.now(),
        transaction: (work) => database.transaction((db) => work(asAdministrator(db, requestId))),
        onError: logFailure(requestId),
      });
    },
    deliverMail: () => deliverMail({ database, siteId: site.id, mailer: options.mailer, clock, logger }),
  };
}
