import { z } from 'zod';
import type { PluginQuestion } from '#platform/plugins.ts';
import {
  byPlace,
  referenceOf,
  type AskablePlugin,
  type QuestionLine,
  type QuestionAddress,
  type OnBehalfOf,
} from './questions.ts';

const MAX_TRIGGERS = 1000;
const kind = 'CUSTOM_TRIGGERS' as const;
const extension = 'ECOM_DISCOUNTS_TRIGGER';

const id = z.string().min(1).max(100);
const listed = z.object({
  customTriggers: z
    .array(z.object({ id, name: z.string().max(200).default('') }))
    .max(MAX_TRIGGERS)
    .nullish(),
});
const eligible = z.object({
  eligibleTriggers: z
    .array(z.object({ customTriggerId: id, appId: z.string().max(36).nullish() }))
    .max(MAX_TRIGGERS)
    .nullish(),
});

interface TriggersParams extends OnBehalfOf {
  lines: readonly QuestionLine[];
  /** The ids of the app's triggers, each at most once. */
  triggers: readonly string[];
  /** The destination by country, region and city; the contract sends nothing else of an address. */
  place: Omit<QuestionAddress, 'postalCode'>;
  deliveryCode: string | undefined;
}

function shippingOf({ place: { country, subdivision, city }, deliveryCode }: TriggersParams): object {
  const address = { ...(country && { country }), ...(subdivision && { subdivision }), ...(city && { city }) };
  if (Object.keys(address).length === 0 && !deliveryCode) return {};
  return { shippingInfo: { address, ...(deliveryCode && { preferredShippingOptionCode: deliveryCode }) } };
}

/** Which of those asked about are met. */
export function fetchTriggers(plugin: AskablePlugin, params: TriggersParams): PluginQuestion<string[]> {
  const { appId } = plugin;
  const lineItems = params.lines.map((line) => ({
    id: line.id,
    quantity: line.quantity,
    price: line.price,
    ...referenceOf(line),
  }));
  const triggers = params.triggers.map((one) => ({ customTrigger: { id: one, appId }, identifier: one }));
  const shipping = shippingOf(params);
  return {
    plugin,
    kind,
    path: '/v1/get-eligible-triggers',
    extension,
    request: { lineItems, triggers, ...shipping },
    identity: params.identity,
    language: params.language,
    same: [byPlace(lineItems), params.triggers, shipping],
    // What was never asked about is nothing to it.
    read: (body) =>
      (eligible.parse(body).eligibleTriggers ?? []).flatMap((one) =>
        (one.appId ?? appId) === appId && params.triggers.includes(one.customTriggerId)
          ? [one.customTriggerId]
          : [],
      ),
  };
}

/** All that it knows of. */
export const fetchTriggerList = (
  plugin: AskablePlugin,
  { identity, language }: OnBehalfOf,
): PluginQuestion<{ id: string; name: string }[]> => ({
  plugin,
  kind,
  path: '/v1/list-triggers',
  extension,
  request: {},
  identity,
  language,
  same: [],
  read: (body) => listed.parse(body).customTriggers ?? [],
});
