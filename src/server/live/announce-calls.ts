import { matchOperation, type OperationRecord } from '../../platform/contract/index.ts';
import { createdId, entityIdsOf } from '../audit/changed-parts.ts';
import type { Gateway } from '../gateway.ts';
import type { PlatformFetch } from '../platform-fetch.ts';

/** What the gateways on one database tell each other of changes they made at a hosted platform. */
export const GATEWAY_CHANGES = 'counterpart_gateway_changes';

/** So many ids fit into one announcement. */
const IDS_PER_MESSAGE = 100;

type Announcer = Pick<Gateway, 'database' | 'siteId' | 'logger'>;

const bodyOf = (message: Request | Response): Promise<unknown> => message.json().catch(() => undefined);

async function announce(
  { database, siteId }: Announcer,
  { entityFqdn }: OperationRecord,
  entityIds: readonly string[],
  about: { slug: 'created' | 'updated'; requestId: string },
): Promise<void> {
  for (let start = 0; start < entityIds.length; start += IDS_PER_MESSAGE) {
    const message = {
      siteId,
      entityFqdn,
      entityIds: entityIds.slice(start, start + IDS_PER_MESSAGE),
      ...about,
    };
    await database.notify(GATEWAY_CHANGES, JSON.stringify(message));
  }
}

/**
 * A hosted platform has no outbox here to listen to: each changing call that succeeds is announced by who made it, so
 * that open pages hear of it, whichever process they are connected to.
 */
export const announceCalls =
  (announcer: Announcer, send: PlatformFetch): PlatformFetch =>
  async (request) => {
    const match = matchOperation(request.method, new URL(request.url).pathname);
    if (!match || match.operation.readOnly || match.operation.entityFqdn === undefined) return send(request);
    const requested = request.clone();
    const reply = await send(request);
    if (!reply.ok) return reply;
    try {
      const ids = entityIdsOf(match.pathParams, await bodyOf(requested));
      const made = createdId(await bodyOf(reply.clone()));
      // A call about something there is may answer with what came of it, such as a refund of an order.
      const isNew = made !== undefined && ids.length === 0;
      await announce(announcer, match.operation, isNew ? [...ids, made] : ids, {
        slug: isNew ? 'created' : 'updated',
        requestId: reply.headers.get('x-wix-request-id') ?? request.headers.get('x-wix-request-id') ?? '',
      });
    } catch (error) {
      announcer.logger.warn({ err: error }, 'change not announced');
    }
    return reply;
  };
