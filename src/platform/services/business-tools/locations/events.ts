import { entityEvents } from '#platform/events/entity-events.ts';

export const events = entityEvents('wix.locations.v1.location');
