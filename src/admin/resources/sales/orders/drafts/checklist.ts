import { checkPlace } from '#shared/address/address-form.ts';
import type { PostalAddress } from '#shared/address/format-address.ts';
import type { CalculatedDraft } from '#wix/draft-operations.ts';
import { addressText } from '#admin/ui/address/address-text.ts';
import { emailOf, linesOf } from './draft-record.ts';

export type Check = 'email' | 'lines' | 'prices' | 'address' | 'delivery' | 'available' | 'reckoned';

export interface Checked {
  id: Check;
  done: boolean;
  /** What the platform says of it. */
  why?: string;
}

/** Whether a parcel finds it: a street, and what its country asks for. */
function isDeliverable(address: PostalAddress | undefined): boolean {
  const text = addressText(address && { address });
  return (
    text.country !== '' &&
    text.addressLine.trim() !== '' &&
    !Object.values(checkPlace(text)).includes('needed')
  );
}

/** What still keeps a draft from becoming an order, and what does not any more. */
export function checklist({ draftOrder, shippingOptions, calculationErrors }: CalculatedDraft): Checked[] {
  const draft = draftOrder ?? {};
  const lines = linesOf(draft);
  const shipped = lines.some(({ physicalProperties }) => physicalProperties?.shippable === true);
  const address =
    draft.recipientInfo?.recipientInfo?.address ??
    draft.shippingInfo?.shippingInfo?.logistics?.shippingDestination?.address;
  const delivery = draft.shippingInfo?.removed ? undefined : draft.shippingInfo?.shippingInfo;
  const said = (error: { description?: string; code?: string } | undefined) =>
    error?.description ?? error?.code ?? '';
  const missing = calculationErrors?.orderValidationErrors ?? [];
  const untaxed = calculationErrors?.taxCalculationError?.applicationError;
  return [
    { id: 'email', done: emailOf(draft) !== '' },
    { id: 'lines', done: lines.length > 0 },
    { id: 'prices', done: lines.every(({ priceUndetermined }) => !priceUndetermined) },
    ...(shipped
      ? [
          { id: 'address', done: isDeliverable(address) } as const,
          // Where nothing delivers, nothing can be chosen: that is said beside the field.
          ...(delivery || (shippingOptions ?? []).length > 0
            ? [{ id: 'delivery', done: Boolean(delivery?.title) } as const]
            : []),
        ]
      : []),
    ...(missing.length > 0
      ? [{ id: 'available', done: false, why: missing.map(said).filter(Boolean).join(' ') } as const]
      : []),
    ...(untaxed ? [{ id: 'reckoned', done: false, why: said(untaxed) } as const] : []),
  ];
}

export const missingOf = (checks: readonly Checked[]): Checked[] => checks.filter(({ done }) => !done);
