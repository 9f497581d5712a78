import type { Context } from '#platform/context.ts';
import type { DomainEvent } from '#platform/events/events.ts';

/** Which catalog the shop is said to have by all that is told in the older way. */
export const ORIGIN = { originatedFromVersion: 'V1_CATALOG' } as const;

export type Doc = Record<string, unknown>;

/** An event of the older kind: named with dots only, and its payload is all of it. */
export const emitOlder = (
  context: Context,
  { group, name, entityId }: { group: string; name: string; entityId: string },
  payload: object,
): Promise<void> => context.emit({ entityFqdn: group, slug: name, entityId, body: { plain: payload } });

/** What a handler is told of, by what happened to it. */
export function entityIn({ body }: DomainEvent): Doc {
  if ('createdEvent' in body) return body.createdEvent.entity as Doc;
  if ('updatedEvent' in body) return body.updatedEvent.currentEntity as Doc;
  return 'deletedEvent' in body ? ((body.deletedEvent.deletedEntity ?? {}) as Doc) : {};
}

/** What was modified, with what it said before; nothing where it was not said. */
export const modifiedIn = ({ body }: DomainEvent): Doc =>
  'updatedEvent' in body ? (body.updatedEvent.modifiedFields ?? {}) : {};

export const actionIn = ({ body }: DomainEvent): Doc =>
  'actionEvent' in body ? (body.actionEvent.body as Doc) : {};
