import { Hono } from 'hono';
import type { Database, MigrationSet } from '../database/database.ts';
import type { Site } from './context.ts';
import { operations } from './contract/index.ts';
import { deliverMail, mailMigrations } from './events/mail-queue.ts';
import { eventMigrations } from './events/outbox.ts';
import type { ApiKey } from './identity/identify.ts';
import { Tokens } from './identity/tokens.ts';
import { answerError } from './pipeline/answer-error.ts';
import type { ExchangeEnv, Link } from './pipeline/exchange.ts';
import { findOperation } from './pipeline/find-operation.ts';
import { giveRequestId } from './pipeline/give-request-id.ts';
import { idempotencyMigrations } from './pipeline/idempotency.ts';
import { identifyCaller } from './pipeline/identify-caller.ts';
import { logCall } from './pipeline/log-call.ts';
import { readRequest } from './pipeline/read-request.ts';
import { runOperation } from './pipeline/run-operation.ts';
import type { Clock, IdSource, Logger, Mailer, PaymentProvider } from './ports.ts';
import type { AnyHandler, ServiceDefinition } from './service.ts';
import { services } from './services.ts';

export interface PlatformOptions {
  database: Database;
  site: Site;
  apiKeys: readonly ApiKey[];
  /** Signs access tokens; the same in every process on one database. */
  tokenSecret: string;
  clock: Clock;
  ids: IdSource;
  logger: Logger;
  mailer: Mailer;
  payments: PaymentProvider;
  /** In development and tests: a reply that breaks the contract becomes a 500. */
  checkReplies: boolean;
  /** Default 1 MiB. */
  maxBodyBytes?: number;
  /** Default all of them. */
  services?: readonly ServiceDefinition[];
}

export interface Platform {
  /** Answers `https://www.wixapis.com/…`, on any host, with or without the `/wixapis` prefix. */
  fetch: (request: Request) => Promise<Response>;
  tokens: Tokens;
  /** Sends the mails that are due. @returns how many were taken up. */
  deliverMail(): Promise<number>;
}

/** All tables of the platform, in the order they are made. */
export const platformMigrations: readonly MigrationSet[] = [
  eventMigrations,
  mailMigrations,
  idempotencyMigrations,
  ...services.flatMap(({ name, migrations }) => (migrations ? [{ service: name, migrations }] : [])),
];

/** @throws for an operation the contract does not have, or one with two handlers. */
export function collectHandlers(definitions: readonly ServiceDefinition[]): ReadonlyMap<string, AnyHandler> {
  const handlers = new Map<string, AnyHandler>();
  for (const definition of definitions) {
    for (const [name, handler] of Object.entries(definition.handlers)) {
      const operation = operations.find((o) => o.package === definition.package && o.name === name);
      if (!operation) throw new Error(`The contract has no operation ${definition.package}.${name}.`);
      if (handlers.has(operation.id)) throw new Error(`${definition.package}.${name} has two handlers.`);
      if (handler) handlers.set(operation.id, handler);
    }
  }
  return handlers;
}

export function createPlatform(options: PlatformOptions): Platform {
  const { site, clock, ids, logger, database } = options;
  const tokens = new Tokens(options.tokenSecret, clock);

  /** Every call passes these, in this order. */
  const pipeline: Link[] = [
    giveRequestId(ids),
    logCall(logger),
    findOperation(collectHandlers(options.services ?? services)),
    identifyCaller(site.id, options.apiKeys, tokens),
    readRequest(options.maxBodyBytes ?? 1_048_576),
    runOperation(options),
  ];

  const app = new Hono<ExchangeEnv>();
  app.onError(answerError(logger));
  for (const link of pipeline) app.use(link);

  return {
    fetch: async (request) => app.fetch(request),
    tokens,
    deliverMail: () => deliverMail(database, site.id, options.mailer, clock),
  };
}
