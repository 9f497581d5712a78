import { z } from 'zod';
import type { PluginQuestion } from '#platform/plugins.ts';
import {
  lineItemOf,
  placeOf,
  type AskablePlugin,
  type QuestionLine,
  type QuestionAddress,
  type OnBehalfOf,
} from './questions.ts';

/** The order that is about to be paid: its goods and totals, and nothing of whose it is. */
export interface PaymentQuestionOrder {
  id: string;
  number: string;
  currency: string;
  lines: readonly QuestionLine[];
  /** As the contract writes prices. */
  priceSummary: object;
  shipsTo: QuestionAddress | undefined;
  billedTo: QuestionAddress | undefined;
}

interface PaymentSettingsParams extends OnBehalfOf {
  order: PaymentQuestionOrder;
}

interface PaymentSettingsAnswer {
  /** Undefined where it leaves that to the payment provider. */
  requires3dSecure?: boolean;
}

const answer = z.object({
  paymentSettings: z.object({ requires3dSecure: z.boolean().nullish() }).nullish(),
});

function read(body: unknown): PaymentSettingsAnswer {
  const said = answer.parse(body).paymentSettings?.requires3dSecure;
  return typeof said === 'boolean' ? { requires3dSecure: said } : {};
}

export function fetchPaymentSettings(
  plugin: AskablePlugin,
  { order, identity, language }: PaymentSettingsParams,
): PluginQuestion<PaymentSettingsAnswer> {
  const { id, number, currency, lines, priceSummary, shipsTo, billedTo } = order;
  const wanted = {
    id,
    number,
    currency,
    lineItems: lines.map(lineItemOf),
    priceSummary,
    ...(shipsTo && { shippingInfo: { logistics: { shippingDestination: { address: placeOf(shipsTo) } } } }),
    ...(billedTo && { billingInfo: { address: placeOf(billedTo) } }),
  };
  return {
    plugin,
    kind: 'PAYMENT_SETTINGS',
    path: '/v1/payment-settings',
    extension: 'ECOM_PAYMENT_SETTINGS',
    request: { order: wanted },
    identity,
    language,
    same: wanted,
    read,
  };
}
