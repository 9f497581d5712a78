import { usePageFacts } from '../page-context.tsx';

type TaxDestination =
  | { address?: { country?: string | null | undefined } | null | undefined }
  | null
  | undefined;

/** A checkout names its destination, an order those of its parcel and of its recipient. */
export interface SoldDocument {
  shippingInfo?:
    | {
        shippingDestination?: TaxDestination;
        logistics?: { shippingDestination?: TaxDestination } | null | undefined;
      }
    | null
    | undefined;
  recipientInfo?: TaxDestination;
  billingInfo?: TaxDestination;
}

/** The country that the tax of a sale is charged in, as far as the buyer has named one. */
export function countryOf({ shippingInfo, recipientInfo, billingInfo }: SoldDocument): string | undefined {
  const places = [
    shippingInfo?.shippingDestination,
    shippingInfo?.logistics?.shippingDestination,
    recipientInfo,
    billingInfo,
  ];
  return places.map((place) => place?.address?.country).find(Boolean) ?? undefined;
}

/** What the tax is called there; without a country, where the store most likely sells to whoever looks. */
export function useTaxName(country: string | undefined): string {
  const { taxName, otherTaxNames } = usePageFacts().store.look;
  return otherTaxNames[country ?? ''] ?? taxName;
}
