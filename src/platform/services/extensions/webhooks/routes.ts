import { z } from 'zod';
import { eventTypes } from '#platform/contract/index.ts';
import {
  deliveryStates,
  MAX_OVERLAP_HOURS,
  MAX_WEBHOOK_ADDRESS,
  MAX_WEBHOOK_NAME,
  USUAL_OVERLAP_HOURS,
} from '#shared/webhooks.ts';
import type { Context } from '#platform/context.ts';
import { readJson, requireMerchant } from '#platform/hosted-json.ts';
import type { HostedRoute } from '#platform/service.ts';
import { browseEvents, getEvent } from './browse.ts';
import { getDelivery, listDeliveries } from './deliveries.ts';
import { replay } from './replay.ts';
import {
  createWebhook,
  deleteWebhook,
  getWebhook,
  listWebhooks,
  pauseWebhook,
  resumeWebhook,
  rotateKey,
  updateWebhook,
} from './subscriptions.ts';

const MANAGE = 'COUNTERPART.WEBHOOKS_MANAGE';
const BROWSE = 'COUNTERPART.EVENTS_READ';
const MAX_ROWS = 100;
const USUAL_ROWS = 25;

const known = new Set(eventTypes.map(({ type }) => type));
const type = z.string().refine((name) => known.has(name), 'is no event that there is');

const isWebAddress = (text: string): boolean => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url !== undefined && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
};

const nothing = z.strictObject({});
const name = z.string().trim().min(1).max(MAX_WEBHOOK_NAME);
const address = z
  .string()
  .trim()
  .max(MAX_WEBHOOK_ADDRESS)
  .refine(isWebAddress, 'must be a web address without a password, such as https://example.com/hook');
const events = z.union([z.literal('ALL'), z.array(type).min(1).max(known.size)]);
const created = z.strictObject({ name, address, appId: z.guid().optional(), events });
const changed = z.strictObject({
  name: name.optional(),
  address: address.optional(),
  events: events.optional(),
});
const rotated = z.strictObject({
  overlapHours: z.number().min(0).max(MAX_OVERLAP_HOURS).default(USUAL_OVERLAP_HOURS),
});

/** As everything here is kept, so that texts compare as times do. */
const time = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString());
/** A number that the database counts by. */
const place = z.string().regex(/^\d{1,18}$/, 'is no place in this list');
const page = { limit: z.int().min(1).max(MAX_ROWS).default(USUAL_ROWS), cursor: place.optional() };
const text = z.string().min(1).max(200).optional();
const deliveries = z.strictObject({
  state: z.enum(deliveryStates).optional(),
  eventType: text,
  entityId: text,
  ...page,
});
const replayed = z.union([
  z.strictObject({ deliveryId: place }),
  z.strictObject({ eventId: z.string().min(1).max(100) }),
  z
    .strictObject({ from: time, to: time.optional() })
    .refine(({ from, to }) => to === undefined || to >= from, {
      path: ['to'],
      message: 'must not be before the beginning',
    }),
]);
const browsed = z.strictObject({
  entityFqdn: text,
  eventType: text,
  entityId: text,
  from: time.optional(),
  to: time.optional(),
  ...page,
});

type Params = Readonly<Record<string, string>>;

const route =
  (permission: string) =>
  <Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    handle: (context: Context, body: z.infer<Schema>, params: Params) => Promise<object>,
  ): HostedRoute => ({
    method: 'POST',
    path: `/hosted/${path}`,
    async handle(request, context, params) {
      requireMerchant(context, permission);
      return Response.json(await handle(context, await readJson(request, schema), params));
    },
  });

const managed = route(MANAGE);
const open = route(BROWSE);

const one =
  (action: (context: Context, id: string) => Promise<object>) =>
  async (context: Context, _body: object, { id = '' }: Params) => ({ webhook: await action(context, id) });

export const routes: HostedRoute[] = [
  managed('webhooks/list', nothing, async (context) => ({ webhooks: await listWebhooks(context) })),
  managed('webhooks/create', created, async (context, input) => ({
    webhook: await createWebhook(context, input),
  })),
  managed('webhooks/:id/read', nothing, one(getWebhook)),
  managed('webhooks/:id/update', changed, async (context, change, { id = '' }) => ({
    webhook: await updateWebhook(context, id, change),
  })),
  managed('webhooks/:id/delete', nothing, one(deleteWebhook)),
  managed('webhooks/:id/pause', nothing, one(pauseWebhook)),
  managed('webhooks/:id/resume', nothing, one(resumeWebhook)),
  managed('webhooks/:id/rotate', rotated, async (context, { overlapHours }, { id = '' }) => ({
    webhook: await rotateKey(context, id, overlapHours),
  })),
  managed('webhooks/:id/deliveries', deliveries, (context, query, { id = '' }) =>
    listDeliveries(context, id, query),
  ),
  managed(
    'webhooks/:id/deliveries/:deliveryId',
    nothing,
    async (context, _body, { id = '', deliveryId = '' }) => ({
      delivery: await getDelivery(context, id, deliveryId),
    }),
  ),
  managed('webhooks/:id/replay', replayed, async (context, request, { id = '' }) => ({
    events: await replay(context, id, request),
  })),
  open('domain-events/query', browsed, browseEvents),
  open('domain-events/:id/read', nothing, async (context, _body, { id = '' }) => ({
    event: await getEvent(context, id),
  })),
];
