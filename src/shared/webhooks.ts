/** The status of a webhook: chosen by a person, or disabled after days of failures. */
export type WebhookState = 'ACTIVE' | 'PAUSED' | 'PARKED';

/** The status of one event for one webhook: pending, delivered or given up. */
export const deliveryStates = ['WAITING', 'DELIVERED', 'PARKED'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Why a try failed where there is no answer to show. */
export type DeliveryError =
  | 'EVENT_FORGOTTEN'
  | 'TIMEOUT'
  | 'UNREACHABLE'
  | 'REDIRECT'
  | 'ADDRESS_NOT_ALLOWED'
  | 'ANSWER';

export const MAX_WEBHOOKS = 50;
export const MAX_WEBHOOK_NAME = 80;
export const MAX_WEBHOOK_ADDRESS = 2000;
/** How long the key of before still counts when a key is rotated. */
export const MAX_OVERLAP_HOURS = 168;
export const USUAL_OVERLAP_HOURS = 24;
/** What waits is counted no further. */
export const MAX_WAITING_COUNTED = 10_000;

/** Some of them by their type, such as `wix.ecom.v1.order_approved`, or whatever happens. */
export type WebhookEvents = 'ALL' | readonly string[];

/** The public half; the subscriber's SDK takes it as `publicKey`. */
export interface WebhookKey {
  id: string;
  /** SPKI in PEM. */
  publicKey: string;
  createdDate: string;
  /** Set once there is a newer one: until then either is good. */
  retiresDate: string | null;
}

/** How the subscriber is keeping up. */
export interface WebhookQueueState {
  /** Undelivered events, counted up to `MAX_WAITING_COUNTED`. */
  waiting: number;
  /** Events that are given up. */
  parked: number;
  /** When it last took something. */
  deliveredDate: string | null;
  /** Since when nothing got through, and when it is tried next; null while all is well. */
  failing: { since: string; nextTry: string } | null;
}

export interface Webhook {
  id: string;
  name: string;
  address: string;
  /** Which the subscriber's SDK is given as `appId`. */
  appId: string;
  events: WebhookEvents;
  state: WebhookState;
  /** The current one first. */
  keys: readonly WebhookKey[];
  lane: WebhookQueueState;
  createdDate: string;
  updatedDate: string;
}

export interface NewWebhook {
  name: string;
  address: string;
  /** Made up where it is absent. */
  appId?: string | undefined;
  events: WebhookEvents;
}

export type WebhookChange = Partial<Pick<NewWebhook, 'name' | 'address' | 'events'>>;

export interface DeliveryTry {
  date: string;
  milliseconds: number;
  /** HTTP status, if there was an answer. */
  status: number | null;
  trouble: DeliveryError | null;
  /** How the answer begins. */
  answer: string;
}

export interface WebhookDelivery {
  id: string;
  webhookId: string;
  eventId: string;
  eventType: string;
  entityFqdn: string;
  entityId: string;
  eventTime: string;
  state: DeliveryState;
  /** How often it was tried; `lastTry` and the details have the latest of them. */
  tries: number;
  /** Asked for once more by somebody. */
  replay: boolean;
  nextTry: string | null;
  lastTry: DeliveryTry | null;
}

export interface WebhookDeliveryDetails extends WebhookDelivery {
  /** The latest last. */
  history: readonly DeliveryTry[];
  /** What the SDK hands to handlers; null once the event is forgotten. */
  payload: unknown;
  identity: unknown;
}

/** Once more: one delivery, one event, or all events of a stretch of time; without `to` up to now. */
export type ReplayRequest =
  | { deliveryId: string }
  | { eventId: string }
  | { from: string; to?: string | undefined };

export interface WebhookDeliveryPage {
  deliveries: readonly WebhookDelivery[];
  /** Of the next page; null on the last. */
  next: string | null;
}
