import { checkReply, completeReply, decodeReply, encodeReply } from '../contract/index.ts';
import type { Queryable } from '../../database/database.ts';
import { MAILING_HEADER, readMailing } from '../../shared/mailing.ts';
import { MANUAL_PAYMENT_HEADER } from '../../shared/manual-payments.ts';
import { readSeenTotal, SEEN_TOTAL_HEADER } from '../../shared/seen-total.ts';
import { isOpenToAnyone } from '../identity/authorize.ts';
import { speaksForStaff } from '../identity/caller.ts';
import { PluginAnswers } from './plugin-answers.ts';
import { makeContext, type CallOrigin, type ContextParts } from './call-context.ts';
import type { Exchange, Link } from './exchange.ts';
import { IDEMPOTENCY_HEADER, once } from './idempotency.ts';
import { isRawReply, rawResponse } from './raw-reply.ts';
import { transact } from './transact.ts';

const originOf = (c: Exchange, pluginAnswers: PluginAnswers): CallOrigin => ({
  asking: pluginAnswers,
  caller: c.get('caller'),
  requestId: c.get('requestId'),
  actor: speaksForStaff(c.get('caller')) ? c.req.header('x-counterpart-actor') : undefined,
  mailing: c.get('caller').kind === 'api-key' ? readMailing(c.req.header(MAILING_HEADER)) : undefined,
  seenTotal: c.get('caller').kind === 'api-key' ? readSeenTotal(c.req.header(SEEN_TOTAL_HEADER)) : undefined,
  manualPayment: c.get('caller').kind === 'api-key' ? c.req.header(MANUAL_PAYMENT_HEADER) : undefined,
  // `he|he-il|…`: the language comes first.
  language: /^[a-z]{2,3}/i.exec(c.req.header('x-wix-linguist') ?? '')?.[0],
  idempotencyKey: c.req.header(IDEMPOTENCY_HEADER),
  clientAddress: c.env.clientAddress,
  device: c.env.device,
  userAgent: c.req.header('user-agent'),
  call: { operation: c.get('operation').id, request: c.get('input') },
});

async function handle(
  c: Exchange,
  db: Queryable,
  parts: ContextParts,
  pluginAnswers: PluginAnswers,
): Promise<unknown> {
  const context = makeContext(parts, originOf(c, pluginAnswers), db);
  const answered = (await c.get('handler')(c.get('input') as never, context)) ?? {};
  const reply = completeReply(c.get('operation'), answered);
  if (parts.options.checkReplies) {
    const problems = checkReply(c.get('operation'), decodeReply(reply));
    if (problems.length > 0) throw new Error(`Reply breaks the contract: ${problems.join('; ')}`);
  }
  return reply;
}

/** A reading operation sees one moment and can write nothing; a changing one is one transaction with its events, mails and idempotency key. */
async function run(c: Exchange, parts: ContextParts, ownTransactions: ReadonlySet<string>): Promise<unknown> {
  const { database, clock } = parts.options;
  const operation = c.get('operation');
  const asking = new PluginAnswers(parts.pluginDesk, c.get('requestId'));
  const call = (db: Queryable): Promise<unknown> => handle(c, db, parts, asking);
  if (ownTransactions.has(operation.id)) return call(database.kysely);
  if (operation.readOnly) return asking.around(() => database.read(call));
  // What is open to anyone gives out credentials, to callers nobody can tell apart: nothing of it is kept.
  const key = isOpenToAnyone(operation) ? undefined : c.req.header(IDEMPOTENCY_HEADER);
  const caller = c.get('caller');
  return asking.around(() =>
    transact(database, (tx) =>
      key
        ? once(tx, { caller, key, operation: operation.id, request: c.get('input'), clock }, () => call(tx))
        : call(tx),
    ),
  );
}

export const runOperation =
  (parts: ContextParts, ownTransactions: ReadonlySet<string>): Link =>
  async (c) => {
    const reply = await run(c, parts, ownTransactions);
    if (isRawReply(c.get('operation'), reply)) return rawResponse(reply);
    return c.body(encodeReply(reply as object), 200, { 'content-type': 'application/json' });
  };
