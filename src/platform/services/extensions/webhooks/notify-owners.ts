import type { Queryable } from '#database/database.ts';
import type { Site } from '#platform/context.ts';
import { queueMail } from '#platform/events/mail-queue.ts';
import { mailLayout } from '#platform/mails/mail-layout.ts';
import type { Clock, Collaborators, IdSource } from '#platform/ports.ts';
import type { ClaimedQueue } from './queues.ts';

export type NotifiedSite = Pick<Site, 'id' | 'name' | 'publicUrl'>;

interface OwnerNotice {
  tx: Queryable;
  site: NotifiedSite;
  clock: Clock;
  ids: IdSource;
  collaborators: Collaborators;
  held: ClaimedQueue;
  given: 'EVENT' | 'SUBSCRIBER';
}

const words = {
  SUBSCRIBER: (name: string) => ({
    heading: `The webhook “${name}” is told nothing any more`,
    text: 'For three days nothing got through to its address. What happens meanwhile is kept for it: look at its deliveries, then resume it.',
  }),
  EVENT: (name: string) => ({
    heading: `The webhook “${name}” did not take an event`,
    text: 'It was tried again and again for three days while other events got through. It can be sent once more from the deliveries of the webhook.',
  }),
};

/** Emails the owners that deliveries of an event, or of the whole webhook, ended after failures. */
export async function notifyOwners({
  tx,
  site,
  clock,
  ids,
  collaborators,
  held,
  given,
}: OwnerNotice): Promise<void> {
  const { heading, text } = words[given](held.name);
  const url = `${site.publicUrl}/admin/webhooks/${held.id}`;
  const letter = mailLayout({
    site,
    locale: 'en',
    heading,
    blocks: [
      { kind: 'text', text },
      { kind: 'note', text: held.address },
    ],
    action: { label: 'Look at the deliveries', url },
  });
  for (const { email, isOwner } of await collaborators.list(tx))
    if (email !== undefined && isOwner === true)
      await queueMail(tx, site.id, { to: email, subject: heading, ...letter, order: null }, clock, ids);
}
