import { eventTypes } from '../contract/index.ts';
import type { DomainEvent } from './events.ts';

interface Identified {
  id: string;
}

export interface EntityEvents<Action extends string> {
  created(entity: Identified): DomainEvent;
  updated(entity: Identified): DomainEvent;
  /** Of what has no id of its own. */
  updated(entity: object, entityId: string): DomainEvent;
  deleted(entity: Identified): DomainEvent;
  /** Anything else that happened to the entity. */
  action(slug: Action, entityId: string, body: object): DomainEvent;
}

const known = new Set(eventTypes.map(({ type }) => type));

/**
 * The events the contract has for an entity.
 * @param actions slugs besides `created`, `updated` and `deleted`, such as `region_added`
 * @throws for an event that the contract does not have
 */
export function entityEvents<const Action extends string = never>(
  entityFqdn: string,
  ...actions: Action[]
): EntityEvents<Action> {
  const checked = (slug: string): string => {
    if (!known.has(`${entityFqdn}_${slug}`))
      throw new Error(`The contract has no event ${slug} of ${entityFqdn}.`);
    return slug;
  };
  actions.forEach(checked);
  const event = (slug: string, entityId: string, body: DomainEvent['body']): DomainEvent => ({
    entityFqdn,
    slug: checked(slug),
    entityId,
    body,
  });
  return {
    created: (entity) => event('created', entity.id, { createdEvent: { entity } }),
    updated: (entity: object, entityId?: string) =>
      event('updated', entityId ?? (entity as Identified).id, { updatedEvent: { currentEntity: entity } }),
    deleted: (entity) => event('deleted', entity.id, { deletedEvent: { deletedEntity: entity } }),
    action: (slug, entityId, body) => event(slug, entityId, { actionEvent: { body } }),
  };
}
