import type { DomainEventDetails, DomainEventPage } from '../../shared/events.ts';
import type { Stack } from '../stack.ts';

interface Payload {
  slug: string;
  entityId: string;
  entityEventSequence: string;
  createdEvent?: { entity: object };
  updatedEvent?: { currentEntity: object; modifiedFields?: object };
  deletedEvent?: { deletedEntity?: object };
}

async function ask<Reply>(stack: Stack, path: string, body: object): Promise<Reply> {
  const reply = await stack.call('POST', `/hosted/domain-events/${path}`, body);
  if (!reply.ok) throw new Error(`${path}: ${await reply.text()}`);
  return (await reply.json()) as Reply;
}

/** What subscribers are sent about that entity, the oldest first. */
export async function payloadsOf(stack: Stack, entityFqdn: string, entityId: string): Promise<Payload[]> {
  const { events } = await ask<DomainEventPage>(stack, 'query', { entityFqdn, entityId });
  const told = await Promise.all(
    events.map(({ id }) => ask<{ event: DomainEventDetails }>(stack, `${id}/read`, {})),
  );
  return told.map(({ event }) => event.payload as Payload).toReversed();
}

/** Whether each is of that entity, and later than the one before. */
export const isInOrder = (payloads: readonly Payload[], entityId: string): boolean =>
  payloads.every(
    ({ entityId: of, entityEventSequence: at }, turn) =>
      of === entityId && Number(at) > Number(payloads[turn - 1]?.entityEventSequence ?? 0),
  );
