import { z } from 'zod';
import { addMoney, multiplyMoney } from '#shared/money.ts';
import { BadAnswer, type PluginQuestion } from '#platform/plugins.ts';
import {
  amountIn,
  byPlace,
  placeIn,
  placeOf,
  plainText,
  referenceOf,
  theCurrency,
  type AskablePlugin,
  type QuestionLine,
  type QuestionAddress,
  type OnBehalfOf,
} from './questions.ts';

export interface PluginFee {
  code: string;
  name: string;
  price: string;
  taxable: boolean;
  taxGroupId?: string;
  /** Places of lines in the question; none: it is for the whole order. */
  lines: number[];
}

interface FeesParams extends OnBehalfOf {
  lines: readonly QuestionLine[];
  place: QuestionAddress | undefined;
  /** The code of the chosen delivery option. */
  deliveryCode: string | undefined;
  currency: string;
}

const MAX_FEES = 100;

const answerIn = (currency: string) =>
  z.object({
    additionalFees: z
      .array(
        z.object({
          code: z.string().min(1).max(100).nullish(),
          name: plainText(50),
          translatedName: plainText(50).nullish(),
          price: amountIn(currency),
          taxDetails: z.object({ taxable: z.boolean().nullish(), taxGroupId: z.guid().nullish() }).nullish(),
          lineItemIds: z.array(z.string()).max(300).nullish(),
        }),
      )
      .max(MAX_FEES)
      .nullish(),
    currency: z.string().nullish(),
  });

function read(body: unknown, { lines, currency }: FeesParams): PluginFee[] {
  const { additionalFees, currency: said } = answerIn(currency).parse(body);
  const fees = additionalFees ?? [];
  if (fees.length > 0) theCurrency(currency).parse(said);
  return fees.map(({ code, name, translatedName, price, taxDetails, lineItemIds }, index) => ({
    code: code ?? `fee-${index + 1}`,
    name: translatedName ?? name,
    price,
    taxable: taxDetails?.taxable ?? false,
    ...(taxDetails?.taxable && taxDetails.taxGroupId && { taxGroupId: taxDetails.taxGroupId }),
    lines: [...new Set((lineItemIds ?? []).map((id) => placeIn(lines, id)))],
  }));
}

export function fetchFees(plugin: AskablePlugin, params: FeesParams): PluginQuestion<PluginFee[]> {
  const { lines, place, deliveryCode, currency, identity, language } = params;
  const lineItems = lines.map((line) => ({
    id: line.id,
    productName: line.name.slice(0, 200),
    quantity: line.quantity,
    price: line.price,
    physicalProperties: { weight: line.weight ?? 0, shippable: line.shippable },
    ...referenceOf(line),
  }));
  const rest = {
    ...(place && { shippingAddress: placeOf(place) }),
    ...(deliveryCode && { shippingInfo: { selectedCarrierServiceOption: { code: deliveryCode } } }),
    subtotal: addMoney('0', ...lines.map((line) => multiplyMoney(line.price, line.quantity, currency))),
  };
  return {
    plugin,
    kind: 'ADDITIONAL_FEES',
    path: '/v1/calculate-additional-fees',
    extension: 'ECOM_ADDITIONAL_FEES',
    request: { lineItems, ...rest },
    identity,
    language,
    same: [byPlace(lineItems), rest],
    read: (body) => {
      const fees = read(body, params);
      if (new Set(fees.map(({ code }) => code)).size < fees.length)
        throw new BadAnswer('Two of its fees have the same code.');
      return fees;
    },
  };
}
