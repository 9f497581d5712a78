import { badRequest, failedPrecondition, notFound, type PlatformError } from '#platform/contract/errors.ts';
import type { Draft } from '../draft.ts';

export const draftNotFound = (draftOrderId: string): PlatformError =>
  notFound('The draft order was not found.', 'DRAFT_ORDER_DOES_NOT_EXIST', { draftOrderId });

export const alreadyCommitted = (draftOrderId: string): PlatformError =>
  failedPrecondition('The draft order is committed.', 'DRAFT_ORDER_ALREADY_COMMITTED', { draftOrderId });

export const lineNotFound = (lineItemId: string, code = 'LINE_ITEM_DOES_NOT_EXIST'): PlatformError =>
  notFound('There is no such line item.', code, { lineItemId });

export const currencyMismatch = (currency: string): PlatformError =>
  badRequest('The draft order is in another currency.', 'CURRENCY_DOES_NOT_MATCH_DRAFT_ORDER_CURRENCY', {
    currency,
  });

/** When whoever edits the order began, or took the edit over. */
export const editingSince = ({ editorSince, createdDate }: Draft): string => editorSince ?? createdDate;

export const editedAlready = (draft: Draft): PlatformError =>
  failedPrecondition('Someone else is editing the order.', 'ORDER_IS_ALREADY_EDITED', {
    orderId: draft.orderId,
    draftOrderId: draft.id,
    editingSince: editingSince(draft),
    ...(draft.editor !== undefined && { editor: draft.editor }),
  });

/** Nothing of this shop's is sold by subscription: a draft that said so would become an order that is charged once. */
export const subscriptionUnsupported = (data: { lineItemId?: string }): PlatformError =>
  badRequest('Nothing is sold by subscription here.', 'SUBSCRIPTION_ITEM_UNSUPPORTED', data);
