import { REVERSE_CHARGE_NAME, type Relief } from './tax-answer.ts';

interface Share {
  taxName?: string | null | undefined;
  rate?: string | null | undefined;
}

interface Details {
  taxRate?: string | null | undefined;
  taxBreakdown?: readonly Share[] | undefined;
}

interface TaxedPart {
  taxInfo?: Details | undefined;
  taxDetails?: Details | undefined;
}

/** What an order, a checkout or a cart tells of its tax. */
export interface TaxedDocument {
  lineItems?: readonly TaxedPart[] | undefined;
}

type Exempt = { exemptAmount?: { amount?: string | null | undefined } | null | undefined };

const sharesOf = ({ lineItems = [] }: TaxedDocument): readonly (Share & Exempt)[] =>
  lineItems.flatMap(({ taxInfo, taxDetails }) => taxInfo?.taxBreakdown ?? taxDetails?.taxBreakdown ?? []);

/** Why its buyer pays less tax than others, or none, as far as the document itself tells: of export it does not. */
export function reliefOf(document: TaxedDocument): Exclude<Relief, 'EXPORT'> | undefined {
  const shares = sharesOf(document);
  if (shares.some(({ taxName, rate }) => taxName === REVERSE_CHARGE_NAME && Number(rate ?? 0) === 0))
    return 'REVERSE_CHARGE';
  return shares.some(({ exemptAmount }) => Number(exemptAmount?.amount ?? 0) > 0)
    ? 'EXEMPT_GROUP'
    : undefined;
}
