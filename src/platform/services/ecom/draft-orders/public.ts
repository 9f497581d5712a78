/** What other services may use of drafts, in the current transaction of the database. */
export { draftContent, isUnderEdit } from './draft-content.ts';
export { timelineChanges } from './rules/order-changes.ts';
export { contentOf, shippingOf } from './content.ts';
export { liveLines, type AddressWithContact, type Draft as DraftContent, type DraftLine } from './draft.ts';
export { newDraft } from './draft-change.ts';
export { draftOf } from './rules/from-order.ts';
export { deliveryOffers, priceDraft, withFreshLines } from './price-draft.ts';
export { summaryOf, validationErrors, writeShipping } from './present.ts';
export { withAddedLines } from './added-lines.ts';
export { isTaxedElsewhere } from './rules/tax-place.ts';
export { withPart, withShipping } from './rules/draft-parts.ts';
export { writeDiscounts, writeFees } from './rules/write-extras.ts';
export { writeOrderLine } from './rules/write-lines.ts';
