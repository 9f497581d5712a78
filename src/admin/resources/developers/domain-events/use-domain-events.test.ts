import { expect, it } from 'vitest';
import { shows, type EventFilter } from './use-domain-events.ts';

const anything: EventFilter = { entityFqdn: '', eventType: '', entityId: '', from: undefined, to: undefined };
const result = {
  entityFqdn: 'wix.ecom.v1.order',
  eventType: 'wix.ecom.v1.order_approved',
  entityId: 'order-1',
  requestId: 'request-1',
};

it.each<[boolean, string, Partial<EventFilter>]>([
  [true, 'no filter', {}],
  [true, 'its entity', { entityFqdn: 'wix.ecom.v1.order' }],
  [true, 'its type', { entityFqdn: 'wix.ecom.v1.order', eventType: 'wix.ecom.v1.order_approved' }],
  [true, 'its record', { entityId: 'order-1' }],
  [true, 'what happens from a while ago on', { from: '2020-01-01T00:00:00.000Z' }],
  [false, 'an entity whose name only begins alike', { entityFqdn: 'wix.ecom.v1.order_transactions' }],
  [false, 'another entity', { entityFqdn: 'wix.ecom.v1.ord' }],
  [false, 'another type', { eventType: 'wix.ecom.v1.order_canceled' }],
  [false, 'another record', { entityId: 'order-2' }],
  [false, 'what is over', { to: '2020-01-01T00:00:00.000Z' }],
  [false, 'what is to come', { from: '9999-01-01T00:00:00.000Z' }],
])('read anew: %s, with a filter for %s', (isRead, _, filter) => {
  expect(shows({ ...anything, ...filter }, result)).toBe(isRead);
});
