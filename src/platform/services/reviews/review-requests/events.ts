import { entityEvents } from '#platform/events/entity-events.ts';

export const events = entityEvents('wix.reviews.v2.review_request');
