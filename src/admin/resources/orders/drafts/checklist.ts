import type { CalculatedDraft } from '../../../../wix/draft-operations.ts';
import { emailOf, linesOf } from './draft-record.ts';

export type Check = 'email' | 'lines' | 'prices' | 'address' | 'delivery' | 'available' | 'reckoned';

export interface Checked {
  id: Check;
  done: boolean;
  /** What the platform says of it. */
  why?: string;
}

/** What still keeps a draft from becoming an order, and what does not any more. */
export function checklist({ draftOrder, shippingOptions, calculationErrors }: CalculatedDraft): Checked[] {
  const draft = draftOrder ?? {};
  const lines = linesOf(draft);
  const shipped = lines.some(({ physicalProperties }) => physicalProperties?.shippable === true);
  const country =
    draft.recipientInfo?.recipientInfo?.address?.country ??
    draft.shippingInfo?.shippingInfo?.logistics?.shippingDestination?.address?.country;
  const delivery = draft.shippingInfo?.removed ? undefined : draft.shippingInfo?.shippingInfo;
  const said = (error: { description?: string; code?: string } | undefined) =>
    error?.description ?? error?.code ?? '';
  const gone = calculationErrors?.orderValidationErrors ?? [];
  const untaxed = calculationErrors?.taxCalculationError?.applicationError;
  return [
    { id: 'email', done: emailOf(draft) !== '' },
    { id: 'lines', done: lines.length > 0 },
    { id: 'prices', done: lines.every(({ priceUndetermined }) => !priceUndetermined) },
    ...(shipped
      ? [
          { id: 'address', done: Boolean(country) } as const,
          // Where nothing delivers, nothing can be chosen: that is said beside the field.
          ...(delivery || (shippingOptions ?? []).length > 0
            ? [{ id: 'delivery', done: Boolean(delivery?.title) } as const]
            : []),
        ]
      : []),
    ...(gone.length > 0
      ? [{ id: 'available', done: false, why: gone.map(said).filter(Boolean).join(' ') } as const]
      : []),
    ...(untaxed ? [{ id: 'reckoned', done: false, why: said(untaxed) } as const] : []),
  ];
}

export const missingOf = (checks: readonly Checked[]): Checked[] => checks.filter(({ done }) => !done);
