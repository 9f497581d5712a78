import type { Queryable } from '../../database/database.ts';
import type { Mailing } from '../../shared/mailing.ts';
import type { Context } from '../context.ts';
import { queueMail } from '../events/mail-queue.ts';
import { eventTypeOf } from '../events/events.ts';
import { withStoreTexts } from '../mails/email-templates.ts';
import { writeEvent } from '../events/outbox.ts';
import { actorOf } from '../events/actor-of.ts';
import type { Caller } from '../identity/caller.ts';
import type { SecretBox } from '../identity/secret-box.ts';
import type { Tokens } from '../identity/tokens.ts';
import type { PlatformOptions } from '../platform-options.ts';
import type { Collaborators, MediaLimits } from '../ports.ts';
import type { Listener } from '../service.ts';
import { PluginAnswers } from './plugin-answers.ts';
import type { PluginDesk } from './plugin-desk.ts';
import { once } from './idempotency.ts';
import type { SiteFacts } from './site-facts.ts';
import { transact } from './transact.ts';

/** What every context of a platform is made from. */
export interface ContextParts {
  options: PlatformOptions;
  siteFacts: SiteFacts;
  tokens: Tokens;
  secretBox: SecretBox;
  /** Asks the shop's apps; absent where there is no line to them. */
  pluginDesk: PluginDesk | undefined;
  /** By event type. */
  listeners: ReadonlyMap<string, readonly Listener[]>;
  /** Ids of staff by email, as far as they were asked for. */
  staffIds: Map<string, string>;
}

/** Whose call it is. */
export interface CallOrigin {
  caller: Caller;
  requestId: string;
  actor?: string | undefined;
  language?: string | undefined;
  idempotencyKey?: string | undefined;
  clientAddress?: string | undefined;
  device?: string | undefined;
  userAgent?: string | undefined;
  mailing?: Mailing | undefined;
  seenTotal?: string | undefined;
  manualPayment?: string | undefined;
  /** It carries out somebody's wish to be forgotten. */
  byAnonymizing?: boolean | undefined;
  /** Answers of the shop's apps to this call; absent where nobody waits for any. */
  asking?: PluginAnswers | undefined;
  /** What is called and with what; absent where it is no operation of the contract. */
  call?: { operation: string; request: unknown } | undefined;
}

const GB = 1_000_000_000;
const USUAL_MEDIA: MediaLimits = {
  quotaBytes: 100 * GB,
  fileBytes: 10 * GB,
  trashDays: 30,
};

const askNobody = new PluginAnswers();

const nobody: Collaborators = { list: async () => [] };

export function makeContext(parts: ContextParts, origin: CallOrigin, db: Queryable): Context {
  const { options, tokens, secretBox, listeners } = parts;
  const { site } = parts.siteFacts;
  const { database, clock, ids, payments, passwords, captcha, collaborators = nobody } = options;
  const {
    caller,
    requestId,
    actor,
    language,
    idempotencyKey,
    clientAddress,
    device,
    mailing = {},
    call,
  } = origin;
  const { apps } = options;
  const { asking = askNobody, userAgent, seenTotal, manualPayment, byAnonymizing = false } = origin;
  const context: Context = {
    siteId: site.id,
    site,
    caller,
    requestId,
    actor,
    language,
    idempotencyKey,
    clientAddress,
    device,
    userAgent,
    mailing,
    seenTotal,
    manualPayment,
    clock,
    ids,
    tokens,
    secretBox,
    payments,
    passwords,
    captcha,
    collaborators,
    mailer: options.mailer,
    clients: async () => [...site.clients, ...((await apps?.listClients(db)) ?? [])],
    client: async (id) =>
      id === undefined ? undefined : (site.clients.find((one) => one.id === id) ?? apps?.findClient(db, id)),
    plugins: asking.plugins(db !== database.kysely),
    mediaLimits: { ...USUAL_MEDIA, ...options.mediaLimits },
    db,
    database,
    async emit(event) {
      const identity = await actorOf({ caller, actor, db, collaborators, known: parts.staffIds });
      await writeEvent(db, event, { siteId: site.id, requestId, clock, ids, identity, byAnonymizing });
      for (const listen of listeners.get(eventTypeOf(event)) ?? []) await listen(event, context);
    },
    mail: async (mail) =>
      queueMail(db, site.id, await withStoreTexts({ db, siteId: site.id }, mail), clock, ids),
    transaction: (work) =>
      asking.around(() => transact(database, (tx) => work(makeContext(parts, origin, tx)))),
    once: (work, ofRequest) =>
      asking.around(() =>
        transact(database, (tx) => {
          const inner = makeContext(parts, origin, tx);
          const key = ofRequest ?? idempotencyKey;
          return call && key ? once(tx, { caller, key, clock, ...call }, () => work(inner)) : work(inner);
        }),
      ),
  };
  return context;
}
