/** What other services may use of slots and of what is kept beside deliveries, in the current transaction. */
export { dropKeeping, readKeeping, setInactive, writeKeeping } from './keeping.ts';
export { dropHold, giveSlotBack, slotOf, takenSlots, takeSlot, type Slot } from './slots.ts';
