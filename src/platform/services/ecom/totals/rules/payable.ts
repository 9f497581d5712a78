import { isPositiveMoney, minMoney, type Decimal } from '#shared/money.ts';
import { isGiftCard } from '../../gift-vouchers/public.ts';
import type { PayableLine } from '../pricing.ts';

interface PayableInput {
  catalogReference: { appId?: string | null; catalogItemId?: string | null } | undefined;
  rootCatalogItemId: string | undefined;
  quantity: number;
  price: Decimal;
  modifiersPrice: Decimal | undefined;
  isSubscription: boolean;
}

/** One piece of the catalogue, bought once: the contract's charge knows no quantity, and money is not bought with it. */
export function payableLine({
  catalogReference: reference,
  rootCatalogItemId,
  quantity,
  price,
  modifiersPrice = '0',
  isSubscription,
}: PayableInput): PayableLine | undefined {
  if (!reference?.appId || !reference.catalogItemId || isGiftCard(reference)) return undefined;
  if (quantity !== 1 || isSubscription || !isPositiveMoney(price)) return undefined;
  return {
    catalogReference: { appId: reference.appId, catalogItemId: reference.catalogItemId },
    rootCatalogItemId,
    remainder: minMoney(modifiersPrice, price),
  };
}
