import { addMessages } from '#admin/i18n/messages.ts';

addMessages('domain-events', {
  one: 'Event',
  failed: 'Couldn’t load the event',
  list: {
    failed: 'Couldn’t load the events',
    none: 'No events yet',
    noneDetail: 'Changes in your store appear here immediately.',
    noMatch: 'No matching events',
    noMatchDetail: 'Clear the filter to see all events.',
  },
  column: {
    event: 'Event',
    entity: 'Record',
    actor: 'Triggered by',
    when: 'Date',
    sequence: 'Sequence',
    request: 'Request',
  },
  filter: {
    entity: 'Entity',
    type: 'Event type',
    id: 'Record ID',
    from: 'From',
    to: 'Until',
    any: 'Any',
  },
  identity: {
    ANONYMOUS_VISITOR: 'A visitor',
    MEMBER: 'A member',
    WIX_USER: 'Staff',
    APP: 'An app',
    UNKNOWN: 'Unknown',
  },
  live: 'Live',
  still: 'Paused',
  stop: 'Pause',
  follow: 'Follow live',
  older: 'Load older',
  sameRecord: 'All events of this record',
  payload: 'Payload',
});
