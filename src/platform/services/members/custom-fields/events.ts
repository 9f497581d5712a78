import type { Context } from '#platform/context.ts';
import type { CustomField } from './field.ts';

/** Ours: the contract tells of no change of a field, and open pages and the members hear of it. */
const FQDN = 'counterpart.members.v1.custom_field';
export const FIELD_DELETED = `${FQDN}_deleted`;

export function emitField(
  context: Context,
  slug: 'created' | 'updated' | 'deleted',
  field: Pick<CustomField, 'id'>,
): Promise<void> {
  const bodies = {
    created: { createdEvent: { entity: field } },
    updated: { updatedEvent: { currentEntity: field } },
    deleted: { deletedEvent: { deletedEntity: field } },
  };
  return context.emit({ entityFqdn: FQDN, slug, entityId: field.id, body: bodies[slug] });
}
