import type { Database } from '../database/database.ts';
import type { RetentionDays } from '../database/retention.ts';
import type { Site } from './context.ts';
import type { GraphqlOptions } from './graphql/endpoint.ts';
import type { ApiKey } from './identity/identify.ts';
import type { ConfiguredPlugin, PluginLine } from './plugins.ts';
import type {
  AppAccess,
  CaptchaVerifier,
  Clock,
  Collaborators,
  IdSource,
  Logger,
  Mailer,
  MediaLimits,
  PasswordHasher,
  PaymentProvider,
  WebhookSender,
} from './ports.ts';
import type { ServiceDefinition } from './service.ts';

export interface PlatformOptions {
  database: Database;
  site: Site;
  apiKeys: readonly ApiKey[];
  /** Signs tokens and seals secrets; the same in every process on one database. */
  tokenSecret: string;
  clock: Clock;
  ids: IdSource;
  logger: Logger;
  mailer: Mailer;
  payments: PaymentProvider;
  passwords: PasswordHasher;
  captcha: CaptchaVerifier;
  /** Default none but those of `apiKeys` and `site.clients`. */
  apps?: AppAccess | undefined;
  /** Default none: no app of the shop is ever asked. */
  pluginLine?: PluginLine | undefined;
  /** Apps of the shop that the configuration names, beside those that the merchant does. */
  plugins?: readonly ConfiguredPlugin[] | undefined;
  /** Who works for the shop; default nobody. */
  collaborators?: Collaborators;
  /** Where they are not the usual ones. */
  mediaLimits?: Partial<MediaLimits> | undefined;
  /** How subscribers are told of events; without it they wait. */
  webhooks?: { send: WebhookSender; patience?: number | undefined } | undefined;
  /** In development and tests: a reply that breaks the contract becomes a 500. */
  checkReplies: boolean;
  /** Default 1 MiB. */
  maxBodyBytes?: number;
  /** Where they are not the usual ones. */
  retention?: RetentionDays;
  graphql?: GraphqlOptions;
  /** Default all of them. */
  services?: readonly ServiceDefinition[];
}
