import { isObject } from '#shared/is-object.ts';
import type { Activity, Order, Stamp } from '../order.ts';
import { activity } from './activities.ts';

/** What `updateOrder` changes; the rest of the body is ignored. Source: the operation's documentation. */
export const UPDATABLE = [
  'buyerInfo.email',
  'buyerLanguage',
  'weightUnit',
  'billingInfo.address',
  'billingInfo.contactDetails',
  'archived',
  'attributionSource',
  'seenByAHuman',
  'recipientInfo.address',
  'recipientInfo.contactDetails',
  'shippingInfo.logistics.shippingDestination.address',
  'shippingInfo.logistics.shippingDestination.contactDetails',
  'extendedFields',
] as const;

/** Nobody's order is left without these. */
const KEPT = [
  'buyerInfo',
  'billingInfo.contactDetails',
  'recipientInfo.contactDetails',
  'shippingInfo.logistics.shippingDestination.contactDetails',
];

type Json = Record<string, unknown>;

const read = (document: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), document);

function write(document: Json, [key, ...rest]: readonly string[], value: unknown): Json {
  if (key === undefined) return document;
  const inner = document[key];
  return { ...document, [key]: rest.length === 0 ? value : write(isObject(inner) ? inner : {}, rest, value) };
}

/** The part of a body that may change something. */
export const updatablePart = (patch: object, updatable: readonly string[] = UPDATABLE): Json =>
  updatable.reduce<Json>((stored, path) => {
    const value = read(patch, path);
    return value === undefined ? stored : write(stored, path.split('.'), value);
  }, {});

/** Paths the body removes although an order cannot be without them. */
export const removedRequired = (patch: object): string[] => KEPT.filter((path) => read(patch, path) === null);

/** Masked paths that may change something; a mask of a parent means those of its children. */
export const updatableMask = (mask: readonly string[], updatable: readonly string[] = UPDATABLE): string[] =>
  mask.flatMap((path) => {
    if (path === '*') return [...updatable];
    if (updatable.some((allowed) => path === allowed || path.startsWith(`${allowed}.`))) return [path];
    return updatable.filter((allowed) => allowed.startsWith(`${path}.`));
  });

const differs = (before: Order, after: Order, path: string): boolean =>
  JSON.stringify(read(before, path)) !== JSON.stringify(read(after, path));

export function updateActivities(before: Order, after: Order, stamp: Stamp): Activity[] {
  const destination = 'shippingInfo.logistics.shippingDestination';
  return [
    ...(differs(before, after, destination) ? [activity('SHIPPING_ADDRESS_EDITED', stamp)] : []),
    ...(differs(before, after, 'buyerInfo.email') ? [activity('EMAIL_EDITED', stamp)] : []),
  ];
}
