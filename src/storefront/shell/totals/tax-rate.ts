interface Taxed {
  lineItems?: readonly { taxDetails?: { taxRate?: string | null | undefined } | undefined }[] | undefined;
}

/** The one rate of all lines as a fraction, or nothing to name. */
export function taxRate({ lineItems = [] }: Taxed): number | undefined {
  const rates = new Set(lineItems.map(({ taxDetails }) => Number(taxDetails?.taxRate ?? 0)));
  const [rate = 0] = rates;
  return rates.size === 1 && rate > 0 ? rate : undefined;
}
