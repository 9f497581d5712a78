import { addWords } from '../../i18n/words.ts';

addWords('domain-events', {
  one: 'Event',
  failed: 'The event could not be read',
  list: {
    failed: 'The events could not be read',
    none: 'Nothing happened yet',
    noneDetail: 'Whatever changes in the shop appears here at once.',
    noMatch: 'No event matches',
    noMatchDetail: 'Take the filter away to see all of them.',
  },
  column: {
    event: 'Event',
    entity: 'Of',
    who: 'Who did it',
    when: 'When',
    sequence: 'Sequence',
    request: 'Request',
  },
  filter: {
    entity: 'Entity',
    type: 'What happened',
    id: 'Id of the record',
    from: 'From',
    to: 'Until',
    any: 'Any',
  },
  identity: {
    ANONYMOUS_VISITOR: 'A visitor',
    MEMBER: 'A member',
    WIX_USER: 'Staff',
    APP: 'An app',
    UNKNOWN: 'Nobody known',
  },
  live: 'Live',
  still: 'Held still',
  stop: 'Hold still',
  follow: 'Follow live',
  older: 'Older ones',
  sameRecord: 'All of the same record',
  payload: 'Payload',
});
