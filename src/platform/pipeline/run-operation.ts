import { checkReply } from '../contract/index.ts';
import type { Queryable } from '../../database/database.ts';
import type { Context } from '../context.ts';
import { queueMail } from '../events/mail-queue.ts';
import { writeEvent } from '../events/outbox.ts';
import type { PlatformOptions } from '../platform.ts';
import type { Exchange, Link } from './exchange.ts';
import { IDEMPOTENCY_HEADER, once } from './idempotency.ts';

/** Only an API key speaks for somebody else. */
const actorOf = (c: Exchange): string | undefined =>
  c.get('caller').kind === 'api-key' ? c.req.header('x-counterpart-actor') : undefined;

function makeContext(c: Exchange, db: Queryable, options: PlatformOptions): Context {
  const { database, site, clock, ids, payments } = options;
  const requestId = c.get('requestId');
  const origin = { siteId: site.id, requestId, clock, ids };
  return {
    siteId: site.id,
    site,
    caller: c.get('caller'),
    requestId,
    actor: actorOf(c),
    clock,
    ids,
    payments,
    db,
    database,
    emit: (event) => writeEvent(database, db, event, origin),
    mail: (mail) => queueMail(db, site.id, mail, clock, ids),
  };
}

async function handle(c: Exchange, db: Queryable, options: PlatformOptions): Promise<unknown> {
  const reply = (await c.get('handler')(c.get('input') as never, makeContext(c, db, options))) ?? {};
  if (options.checkReplies) {
    const problems = checkReply(c.get('operation'), reply);
    if (problems.length > 0) throw new Error(`Reply breaks the contract: ${problems.join('; ')}`);
  }
  return reply;
}

/** Reading operations use the pool; a changing one is one transaction with its events, mails and idempotency key. */
async function run(c: Exchange, options: PlatformOptions): Promise<unknown> {
  const { database, site, clock } = options;
  const operation = c.get('operation');
  const call = (db: Queryable): Promise<unknown> => handle(c, db, options);
  if (operation.readOnly) return call(database.kysely);
  const key = c.req.header(IDEMPOTENCY_HEADER);
  return database.transaction((tx) =>
    key
      ? once(tx, { siteId: site.id, key, operation: operation.id, request: c.get('input'), clock }, () =>
          call(tx),
        )
      : call(tx),
  );
}

export const runOperation =
  (options: PlatformOptions): Link =>
  async (c) =>
    c.json((await run(c, options)) as object, 200);
