import { optionIdOf } from '#shared/delivery-offer.ts';
import type { Context } from '#platform/context.ts';
import { badRequest, failedPrecondition, type PlatformError } from '#platform/contract/errors.ts';
import { releaseSlot, takeSlot, type Slot } from '../../extensions/delivery-slots/public.ts';
import type { Priced } from '../totals/public.ts';
import type { Checkout } from './checkout.ts';

/** A slot is named by its option and its time; what is no slot by its option alone. */
const isSlot = (code: string): boolean => optionIdOf(code) !== code;

/** The slot that was asked for; one that nobody asked for is nobody's. */
function slotOf({ selectedOption }: Checkout, priced: Priced): Slot | undefined {
  const selected = priced.selectedCarrierServiceOption;
  const { code, logistics } = selected ?? {};
  const slot = (logistics as { deliveryTimeSlot?: { from?: string } } | undefined)?.deliveryTimeSlot;
  if (!code || code !== selectedOption?.code || !slot?.from) return undefined;
  return { code, optionId: optionIdOf(code), from: slot.from };
}

/** Of a slot that is taken, or a delivery that is not offered. */
export const notOffered = (code: string): PlatformError =>
  badRequest(
    isSlot(code) ? 'This time is taken.' : 'This delivery is not offered to the address.',
    'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND',
    { code, ...(isSlot(code) && { reason: 'SLOT_TAKEN' }) },
  );

export const noLongerOffered = (code: string): PlatformError =>
  failedPrecondition(
    isSlot(code) ? 'The selected time is taken.' : 'The selected delivery is not offered any more.',
    'SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE',
    { code, ...(isSlot(code) && { reason: 'SLOT_TAKEN' }) },
  );

/**
 * Keeps the slot that was just chosen for a time, and gives back the one before it.
 * @throws 400 SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND where somebody was faster
 */
export async function reserveSlot(
  context: Context,
  { before, after, priced }: { before: Checkout; after: Checkout; priced: Priced },
): Promise<void> {
  const slot = slotOf(after, priced);
  if (!slot) {
    const had = before.selectedOption?.code;
    if (had && isSlot(had)) await releaseSlot(context, after.id);
    return;
  }
  if (!(await takeSlot(context, slot, { checkoutId: after.id }))) throw notOffered(slot.code);
}

/** @throws 428 SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE */
export async function takeSlotForOrder(
  context: Context,
  orderId: string,
  checkout: Checkout,
  priced: Priced,
): Promise<void> {
  const slot = slotOf(checkout, priced);
  if (slot && !(await takeSlot(context, slot, { checkoutId: checkout.id, orderId })))
    throw noLongerOffered(slot.code);
}
