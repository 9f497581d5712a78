import { z } from 'zod';
import { addMoney, roundMoney } from '#shared/money.ts';
import { BadAnswer, type PluginQuestion } from '#platform/plugins.ts';
import {
  amountIn,
  byPlace,
  placeOf,
  plainText,
  referenceOf,
  theCurrency,
  type AskablePlugin,
  type QuestionLine,
  type QuestionAddress,
  type OnBehalfOf,
} from './questions.ts';

/** What an app would send it for. */
export interface CarrierRate {
  code: string;
  title: string;
  price: string;
  deliveryTime?: string;
}

interface RatesParams extends OnBehalfOf {
  lines: readonly QuestionLine[];
  place: QuestionAddress;
  currency: string;
}

const MAX_RATES = 50;
/** A price that was shown is kept while its app cannot be asked. */
const STAND_IN_MS = 900_000;

const answerIn = (currency: string) =>
  z.object({
    shippingRates: z
      .array(
        z.object({
          code: z.string().regex(/^[^\s~<>]{1,100}$/, 'must be a code without spaces'),
          title: plainText(200),
          logistics: z.object({ deliveryTime: plainText(200).nullish() }).nullish(),
          cost: z.object({
            price: amountIn(currency),
            currency: theCurrency(currency),
            additionalCharges: z
              .array(z.object({ price: amountIn(currency) }))
              .max(20)
              .nullish(),
          }),
        }),
      )
      .max(MAX_RATES)
      .nullish(),
  });

function read(body: unknown, currency: string): CarrierRate[] {
  const { shippingRates } = answerIn(currency).parse(body);
  const rates = (shippingRates ?? []).map(({ code, title, logistics, cost }): CarrierRate => ({
    code,
    title,
    price: roundMoney(
      addMoney(cost.price, ...(cost.additionalCharges ?? []).map(({ price }) => price)),
      currency,
    ),
    ...(logistics?.deliveryTime && { deliveryTime: logistics.deliveryTime }),
  }));
  if (new Set(rates.map(({ code }) => code)).size < rates.length)
    throw new BadAnswer('Two of its rates have the same code.');
  return rates;
}

/** Sent with `shippable` lines only. */
export function fetchRates(plugin: AskablePlugin, params: RatesParams): PluginQuestion<CarrierRate[]> {
  const { lines, place, currency, identity, language } = params;
  const lineItems = lines.map((line) => ({
    id: line.id,
    name: line.name,
    quantity: line.quantity,
    price: line.price,
    physicalProperties: { weight: line.weight ?? 0, shippable: true },
    ...referenceOf(line),
  }));
  const rest = { shippingDestination: placeOf(place), weightUnit: 'KG' };
  return {
    plugin,
    kind: 'SHIPPING_RATES',
    path: '/v1/getRates',
    extension: 'ECOM_SHIPPING_RATES',
    // The contract knows lines of a parcel by their place.
    request: { lineItems: byPlace(lineItems), ...rest },
    identity,
    language,
    same: [byPlace(lineItems), rest],
    read: (body) => read(body, currency),
    standInMs: STAND_IN_MS,
  };
}
