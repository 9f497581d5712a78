import type { TaxTrialRequest } from '#shared/tax-answer.ts';
import type { Found } from '#admin/data/define-desk.ts';

export interface TriedPlace {
  country: string;
  subdivision: string;
  postalCode: string;
}

export interface TriedOrder {
  id: string;
  number: string;
}

export interface TriedBuyer {
  as: 'private' | 'company' | 'customer';
  taxId: string;
  customer: Pick<Found, 'id' | 'title'> | undefined;
}

export const nobody: TriedBuyer = { as: 'private', taxId: '', customer: undefined };

/** As it is asked. */
export function buyerParams({ as, taxId, customer }: TriedBuyer): TaxTrialRequest['buyer'] {
  if (as === 'customer') return customer && { kind: 'PRIVATE', contactId: customer.id };
  if (as === 'private') return undefined;
  const id = taxId.trim();
  return { kind: 'BUSINESS', ...(id !== '' && { taxId: id }) };
}

export const addressParams = ({
  country,
  subdivision,
  postalCode,
}: TriedPlace): TaxTrialRequest['address'] => ({
  country,
  ...(subdivision !== '' && { subdivision }),
  ...(postalCode.trim() !== '' && { postalCode: postalCode.trim() }),
});
