import type { Context } from '#platform/context.ts';
import { failedEmails } from '#platform/events/mail-queue.ts';
import { move } from './change.ts';
import { MAIL_KIND, sendRequest } from './send.ts';
import { requests } from './tables.ts';

/** A minute's worth; the rest is the next one's. */
const MAX = 100;

/** Each once: whoever else holds a request is waited for, and then it is no longer planned. */
async function sendDue(context: Context): Promise<void> {
  const { db, siteId, clock } = context;
  const now = clock.now().toISOString();
  const { items } = await requests.query(db, siteId, {
    filter: { status: 'SCHEDULED', sendDate: { $lte: now } },
    sort: [{ fieldName: 'sendDate', order: 'ASC' }],
    cursorPaging: { limit: MAX },
  });
  const due = await requests.getManyForUpdate(
    db,
    siteId,
    items.map(({ id }) => id),
  );
  for (const request of due)
    if (request.status === 'SCHEDULED' && request.sendDate <= now) await sendRequest(context, request);
}

/** What the mail server would not take in all its tries was not sent after all. */
async function noteUndelivered(context: Context): Promise<void> {
  const { db, siteId } = context;
  const { ids, saidOf } = await failedEmails(db, siteId, MAIL_KIND);
  for (const request of await requests.getManyForUpdate(db, siteId, ids)) {
    const message = saidOf(request.id, request.sendDate);
    if (request.status !== 'SENT' || message === undefined) continue;
    await move(context, request, {
      status: 'FAILED',
      why: 'MAIL_REFUSED',
      failedOptions: { reason: 'BOUNCED', message },
    });
  }
}

/** Sends what is due, and hears of what did not arrive. */
export async function sendDueRequests(context: Context): Promise<void> {
  await noteUndelivered(context);
  await sendDue(context);
}
