import type { EventIdentity } from '#shared/events.ts';
import type { StoredEvent } from '#platform/events/events.ts';
import { KEY_APP_ID } from '#platform/events/actor-of.ts';

/** Of an event from before it was written down who did it. */
export const identityOf = ({ identity }: Pick<StoredEvent, 'identity'>): EventIdentity =>
  identity ?? { identityType: 'APP', appId: KEY_APP_ID };

/**
 * What the SDK hands to handlers, as JSON. Dates are texts; the SDK makes them dates.
 * @param body JSON of one of `createdEvent`, `updatedEvent`, `deletedEvent`, `actionEvent`; of an event of the older kind the
 * payload itself
 */
export function payloadOf(event: StoredEvent, body: string): string {
  if (!isDomainEvent(event)) return JSON.stringify((JSON.parse(body) as { plain: unknown }).plain);
  const { id, entityFqdn, slug, entityId, eventTime, byAnonymizing, sequence } = event;
  const head = {
    id,
    entityFqdn,
    slug,
    entityId,
    eventTime,
    triggeredByAnonymizeRequest: byAnonymizing,
    entityEventSequence: sequence,
  };
  // The body may have a megabyte: it is not read to be written again.
  return `${JSON.stringify(head).slice(0, -1)},${body.trimStart().slice(1)}`;
}

/** Those of the older catalogue are named with dots only and carry nothing but themselves. */
const isDomainEvent = ({ eventType, entityFqdn, slug }: StoredEvent): boolean =>
  eventType === `${entityFqdn}_${slug}`;

/** The claim `data` of the token: texts within a text, as the SDK takes them apart. */
export const envelopeOf = (siteId: string, event: StoredEvent, body: string): string =>
  JSON.stringify({
    eventType: event.eventType,
    instanceId: siteId,
    accountInfo: { siteId },
    data: payloadOf(event, body),
    identity: JSON.stringify(identityOf(event)),
  });
