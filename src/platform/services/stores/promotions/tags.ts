import { tagOperations } from '#platform/crud/index.ts';
import { entityEvents } from '#platform/events/entity-events.ts';
import { present } from './present.ts';
import { FQDN, promotionNotFound } from './promotion.ts';
import { promotions } from './tables.ts';

const events = entityEvents(FQDN);

export const tags = tagOperations({
  entity: promotions,
  what: 'A promotion',
  ids: 'promotionIds',
  publicly: 'publicTags',
  notFound: promotionNotFound,
  events: (stored, told) =>
    present([stored]).map((promotion) =>
      events.action('tags_modified', promotion.id, { promotion, ...told }),
    ),
});
