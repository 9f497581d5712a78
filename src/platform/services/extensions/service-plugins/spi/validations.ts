import { z } from 'zod';
import type { PluginQuestion } from '#platform/plugins.ts';
import { BadAnswer } from '#platform/plugins.ts';
import {
  byPlace,
  lineItemOf,
  placeIn,
  placeOf,
  type AskablePlugin,
  type QuestionLine,
  type QuestionAddress,
  type OnBehalfOf,
} from './questions.ts';

/** What keeps a cart from being ordered, or may. */
export interface PluginViolation {
  severity: 'WARNING' | 'ERROR';
  /** The place of a line in the question; else it is about the whole. */
  line?: number;
  description: string;
}

interface ValidationsParams extends OnBehalfOf {
  source: 'CART' | 'CHECKOUT';
  lines: readonly QuestionLine[];
  place: QuestionAddress | undefined;
  deliveryCode: string | undefined;
  currency: string;
  /** The totals in the format of the contract. */
  priceSummary: object;
}

const MAX_VIOLATIONS = 50;
/** The one mark-up that the contract allows. */
const LINK = /<a href="https?:\/\/[^"<>\s]{1,500}">([^<>]{1,300})<\/a>/g;
/** Anything invisible but the end of a line. */
const CONTROL = /[^\P{Cc}\n]/u;

const description = z
  .string()
  .min(1)
  .max(1000)
  .refine((text) => !/[<>]/.test(text.replaceAll(LINK, '')) && !CONTROL.test(text), 'must be text or links')
  // Whoever shows it shows text.
  .transform((text) => text.replaceAll(LINK, '$1'));

const answer = z.object({
  violations: z
    .array(
      z.object({
        severity: z.enum(['WARNING', 'ERROR']),
        target: z
          .object({
            other: z.object({}).nullish(),
            lineItem: z.object({ id: z.string().nullish() }).nullish(),
          })
          .nullish(),
        description,
      }),
    )
    .max(MAX_VIOLATIONS)
    .nullish(),
});

function read(body: unknown, lines: readonly QuestionLine[]): PluginViolation[] {
  return (answer.parse(body).violations ?? []).map(({ severity, target, description: said }) => {
    const id = target?.lineItem?.id;
    if (target?.lineItem && !id) throw new BadAnswer('It does not say which line it means.');
    return { severity, description: said, ...(id && { line: placeIn(lines, id) }) };
  });
}

export function fetchViolations(
  plugin: AskablePlugin,
  params: ValidationsParams,
): PluginQuestion<PluginViolation[]> {
  const { source, lines, place, deliveryCode, currency, priceSummary, identity, language } = params;
  const lineItems = lines.map(lineItemOf);
  const rest = {
    ...(place && { shippingAddress: { address: placeOf(place) } }),
    ...(deliveryCode && { shippingInfo: { selectedCarrierServiceOption: { code: deliveryCode } } }),
    weightUnit: 'KG',
    priceSummary,
    currency,
    conversionCurrency: currency,
    paymentCurrency: currency,
  };
  return {
    plugin,
    kind: 'VALIDATIONS',
    path: '/v1/get-violations',
    extension: 'ECOM_VALIDATIONS',
    request: { sourceInfo: { source }, validationInfo: { lineItems, ...rest } },
    identity,
    language,
    same: [source, byPlace(lineItems), rest],
    read: (body) => read(body, lines),
  };
}
