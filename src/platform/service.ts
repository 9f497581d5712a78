import type { Migrations, Queryable } from '../database/database.ts';
import type { RetentionRule } from '../database/retention.ts';
import type { Context, Site } from './context.ts';
import type { DomainEvent } from './events/events.ts';
import type { Entity } from './store/index.ts';

/** A handler after its types did their work: the pipeline only needs to call it. */
export type AnyHandler = (request: never, context: Context) => Promise<unknown>;

/** Runs inside the transaction of the change it hears of; what it throws undoes that change. */
export type Listener = (event: DomainEvent, context: Context) => Promise<void>;

/** A page or endpoint of the platform itself, outside the contract: hosted login, callbacks. One transaction each, unless it opens its own. */
export interface HostedRoute {
  method: 'GET' | 'POST';
  /** Begins with `/hosted/`; `:name` stands for one segment. */
  path: string;
  /** It requires permissions of its caller, which narrow what keys and apps may do. */
  requiresPermission?: true;
  /** It proves by itself who calls, such as by a signature, and acts as an administrator. */
  provesCaller?: true;
  /** It talks to the outside between transactions; it gets none, and opens its own. */
  ownTransactions?: true;
  /** It carries out somebody's wish to be forgotten: what it tells says so. */
  anonymizes?: true;
  /** @param params segments by name. The caller of the context is read from the Authorization header, if any. */
  handle(request: Request, context: Context, params: Readonly<Record<string, string>>): Promise<Response>;
}

export interface ServiceDefinition {
  /** Folder name, such as `orders`; also the key of its migrations. */
  name: string;
  /** The contract's package, such as `ecom_orders`; absent where the contract has none for it. */
  package?: string;
  handlers?: Readonly<Record<string, AnyHandler | undefined>>;
  /** Operations that talk to the outside between transactions; they get none, and open their own. So may `maintain`. */
  ownTransactions?: readonly string[];
  /** By event type: the entity's name and the slug, such as `wix.ecom.v1.order_approved`. */
  listeners?: Readonly<Record<string, Listener>>;
  routes?: readonly HostedRoute[];
  /** Called about once a minute, in a transaction unless `ownTransactions` names it, as an administrator: what is due. Safe to run twice at once. */
  maintain?: (context: Context) => Promise<void>;
  /** What it forgets after a time. */
  retentionRules?: readonly RetentionRule<Context>[];
  /** What the merchant says of the site in place of what the server was started with. */
  site?: (db: Queryable, started: Site) => Promise<Partial<Omit<Site, 'id' | 'ruledBy'>>>;
  /** What its tables are to be; those whose columns and indexes a definition says. */
  entities?: readonly Pick<Entity<never>, 'definition' | 'foldCounts' | 'completeReplyTexts'>[];
  migrations?: Migrations;
  /** Makes what every site has, unless it is there; once per process before the first call, in a transaction. */
  seed?: (context: Context) => Promise<void>;
}

/** Gives a literal its type; the handlers' own types are checked by `satisfies Handlers<…>` at the service. */
export const defineService = (definition: ServiceDefinition): ServiceDefinition => definition;
