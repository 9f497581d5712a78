import type { DomainEvent } from '#platform/events/events.ts';

/** The contract tells of no roles: what the back office hears of them is ours. */
export const emitRole = (
  entityFqdn: 'counterpart.members.v1.role_definition' | 'counterpart.members.v1.member_role',
) => {
  const event = (slug: string, entityId: string, body: DomainEvent['body']): DomainEvent => ({
    entityFqdn,
    slug,
    entityId,
    body,
  });
  return {
    created: (id: string, entity: object) => event('created', id, { createdEvent: { entity } }),
    updated: (id: string, entity: object) =>
      event('updated', id, { updatedEvent: { currentEntity: entity } }),
    deleted: (id: string, entity: object) =>
      event('deleted', id, { deletedEvent: { deletedEntity: entity } }),
  };
};
