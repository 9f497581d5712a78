/** What other services may use of slots and of what is kept beside deliveries, in the current transaction. */
export {
  removeDeliveryExtras,
  readDeliveryExtras,
  setInactive,
  writeDeliveryExtras,
} from './delivery-extras.ts';
export { releaseSlot, giveSlotBack, slotOf, takenSlots, takeSlot, type Slot } from './slots.ts';
