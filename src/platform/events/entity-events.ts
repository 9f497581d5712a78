import type { DomainEvent } from './events.ts';

interface Identified {
  id: string;
}

/** The three events every stored entity tells of itself. */
export const entityEvents = (
  entityFqdn: string,
): Record<'created' | 'updated' | 'deleted', (entity: Identified) => DomainEvent> => {
  const event = (slug: string, entityId: string, body: DomainEvent['body']): DomainEvent => ({
    entityFqdn,
    slug,
    entityId,
    body,
  });
  return {
    created: (entity) => event('created', entity.id, { createdEvent: { entity } }),
    updated: (entity) => event('updated', entity.id, { updatedEvent: { currentEntity: entity } }),
    deleted: (entity) => event('deleted', entity.id, { deletedEvent: { deletedEntity: entity } }),
  };
};
