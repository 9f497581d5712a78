import { tagOperations } from '#platform/crud/index.ts';
import { entityEvents } from '#platform/events/entity-events.ts';
import { FQDN, groupNotFound } from './group.ts';
import { taxExemptGroups } from './tables.ts';

const events = entityEvents(FQDN);

export const tags = tagOperations({
  entity: taxExemptGroups,
  what: 'A tax exempt group',
  ids: 'taxExemptGroupIds',
  publicly: 'publicTags',
  notFound: groupNotFound,
  events: (taxExemptGroup, told) => [
    events.action('tags_modified', taxExemptGroup.id, { taxExemptGroup, ...told }),
  ],
});
