import type { Context } from '#platform/context.ts';
import {
  identityOfBuyer,
  identityOfCaller,
  type QuestionLine,
  type OnBehalfOf,
} from '#platform/services/extensions/service-plugins/public.ts';
import type { PricingInput } from '../pricing.ts';

type BuyerAndLanguage = Pick<PricingInput, 'buyer' | 'language'>;

/** The buyer, whoever prices for them: what an app said while they looked still holds when they pay. */
const identityOf = ({ buyer }: BuyerAndLanguage, context: Context): object =>
  identityOfBuyer(buyer) ?? identityOfCaller(context);

export const onBehalfOf = (context: Context, input: BuyerAndLanguage): OnBehalfOf => ({
  identity: identityOf(input, context),
  language: input.language ?? context.site.locale,
});

export const questionLines = ({ lines }: Pick<PricingInput, 'lines'>): QuestionLine[] =>
  lines.map(({ id, name, quantity, price, shippable, weight, catalogReference }) => ({
    id,
    name,
    quantity,
    price,
    shippable,
    weight,
    catalogReference,
  }));
