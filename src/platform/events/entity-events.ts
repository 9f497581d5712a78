import type { EntityFqdn, EventSlug } from '../contract/index.ts';
import type { DomainEvent } from './events.ts';
import { modifiedFields } from './modified-fields.ts';

interface Identified {
  id: string;
}

interface PlainEvents {
  created: (entity: Identified) => DomainEvent;
  /**
   * @param entityId of what has no id of its own
   * @param before as it was told last, where that is known: what was modified follows from it
   */
  updated: (entity: object, entityId?: string, before?: object) => DomainEvent;
  deleted: (entity: Identified) => DomainEvent;
}

type PlainSlug = keyof PlainEvents;

/** Entities that tell of all three. */
export type PlainEntityFqdn = {
  [Entity in EntityFqdn]: [PlainSlug] extends [EventSlug<Entity>] ? Entity : never;
}[EntityFqdn];

/** Those that tell of a change at least. */
export type ChangingEntityFqdn = {
  [Entity in EntityFqdn]: 'updated' extends EventSlug<Entity> ? Entity : never;
}[EntityFqdn];

export type EntityEvents<Entity extends EntityFqdn> = Pick<PlainEvents, PlainSlug & EventSlug<Entity>> & {
  /** Anything else that happened to the entity. */
  action: (slug: Exclude<EventSlug<Entity>, PlainSlug>, entityId: string, body: object) => DomainEvent;
};

export const updatedEvent = (currentEntity: object, before: object | undefined): DomainEvent['body'] => ({
  updatedEvent: { currentEntity, ...(before && { modifiedFields: modifiedFields(before, currentEntity) }) },
});

/** The events the contract has of an entity; others do not compile. */
export function entityEvents<Entity extends EntityFqdn>(entityFqdn: Entity): EntityEvents<Entity> {
  const event = (slug: string, entityId: string, body: DomainEvent['body']): DomainEvent => ({
    entityFqdn,
    slug,
    entityId,
    body,
  });
  const events: PlainEvents & { action: (slug: string, entityId: string, body: object) => DomainEvent } = {
    created: (entity) => event('created', entity.id, { createdEvent: { entity } }),
    updated: (entity, entityId = (entity as Identified).id, before) =>
      event('updated', entityId, updatedEvent(entity, before)),
    deleted: (entity) => event('deleted', entity.id, { deletedEvent: { deletedEntity: entity } }),
    action: (slug, entityId, body) => event(slug, entityId, { actionEvent: { body } }),
  };
  return events;
}
