import { compareMoney, price, type Decimal } from '#shared/money.ts';
import type { Context } from '#platform/context.ts';
import { badRequest, failedPrecondition } from '#platform/contract/errors.ts';
import type { DraftOrdersApi, Handler, Request } from '#platform/contract/index.ts';
import { takeContact } from '../../members/members/public.ts';
import {
  beginOrder,
  confirmationMail,
  placeOrder,
  withDeliveryAddress,
  type Order,
  type PlacedContent,
} from '../orders/public.ts';
import type { Priced } from '../totals/public.ts';
import { contentOf, shippingOf } from './content.ts';
import type { Draft } from './draft.ts';
import { storeCommitted, lockDraft } from './draft-change.ts';
import { writeDraft } from './present.ts';
import { depositAmountOf } from './rules/deposit.ts';
import { unavailableLines } from './rules/commit-errors.ts';
import { toCommit, type Behavior } from './to-commit.ts';

function check(draft: Draft): void {
  const reasons = [
    ...(draft.source ? ['ORDER_EXISTS'] : []),
    ...(draft.lines.length === 0 ? ['NO_LINE_ITEMS'] : []),
    ...(unavailableLines(draft).length > 0 ? ['CATALOG_ITEM_NOT_AVAILABLE'] : []),
  ];
  if (reasons.length === 0) return;
  throw failedPrecondition('No order can be made of it.', 'CREATE_ORDER_FAILED_VALIDATIONS', {
    draftOrderId: draft.id,
    reasons,
  });
}

/** What is asked for before the rest. @throws 400 DRAFT_ORDER_DEPOSIT_AMOUNT_EXCEEDS_ORDER_TOTAL */
function depositOf(draft: Draft, { totalBeforeGiftCard }: Priced): Decimal | undefined {
  const total = totalBeforeGiftCard.amount;
  const requested = depositAmountOf(draft, total);
  if (requested !== undefined && compareMoney(requested, total) > 0) {
    const code = 'DRAFT_ORDER_DEPOSIT_AMOUNT_EXCEEDS_ORDER_TOTAL';
    throw badRequest('The deposit is more than the order.', code, { deposit: requested, total });
  }
  return requested;
}

async function buyerOf(context: Context, { buyerInfo }: Draft): Promise<Partial<PlacedContent>> {
  if (!buyerInfo) return {};
  const contactId =
    buyerInfo.contactId ?? (buyerInfo.email ? await takeContact(context, buyerInfo.email) : undefined);
  return { buyerInfo: { ...buyerInfo, ...(contactId && { contactId }) } };
}

type OrderCreationSettings = Pick<
  Request<DraftOrdersApi, 'createOrderFromDraft'>,
  'createSettings' | 'channelInfo'
>;

async function orderContent(
  context: Context,
  draft: Draft,
  priced: Priced,
  { createSettings, channelInfo }: OrderCreationSettings,
): Promise<PlacedContent> {
  const { billingInfo, recipientInfo, businessLocation, extendedFields } = draft;
  const deposit = depositOf(draft, priced);
  const { editableByOwnerApps } = createSettings ?? {};
  return {
    ...contentOf(draft, priced),
    ...withDeliveryAddress({ ...shippingOf(draft, priced), ...(recipientInfo && { recipientInfo }) }),
    ...(await buyerOf(context, draft)),
    ...(billingInfo && { billingInfo }),
    ...(businessLocation && { businessLocation }),
    ...(extendedFields && { extendedFields }),
    ...(editableByOwnerApps && { settings: { editableByOwnerApps } }),
    ...(deposit !== undefined && { deposit: { total: price(deposit, draft.currency) } }),
    currency: draft.currency,
    weightUnit: 'KG',
    createdBy: draft.createdBy,
    purchaseFlowId: draft.purchaseFlowId,
    channelInfo: { type: 'BACKOFFICE_MERCHANT', ...channelInfo },
  };
}

/** An order of what the draft says; it stands at once unless it is to wait for its money. */
export const createOrderFromDraft: Handler<DraftOrdersApi, 'createOrderFromDraft', Context> = async (
  request,
  context,
) => {
  const { draftOrderId, createSettings, channelInfo } = request;
  const { calculationBehavior } = request as Pick<Behavior, 'calculationBehavior'>;
  const locked = await lockDraft(context, draftOrderId);
  const { draft, priced } = await toCommit(context, locked, calculationBehavior);
  check(draft);
  const settings = createSettings && { createSettings };
  const content = await orderContent(context, draft, priced, {
    ...settings,
    ...(channelInfo && { channelInfo }),
  });
  const order: Order = await placeOrder(context, await beginOrder(context), {
    content,
    payments: [],
    paidByHand: (createSettings as { orderStatus?: string } | undefined)?.orderStatus !== 'INITIALIZED',
  });
  const isTold = createSettings?.notifications?.sendNotificationToBuyer !== false;
  if (isTold && order.status === 'APPROVED')
    for (const mail of confirmationMail(order, context.site)) await context.mail(mail);
  const became: Draft = { ...draft, orderId: order.id, status: 'COMMITTED' };
  const committedDraftOrder = await storeCommitted(
    context,
    became,
    await writeDraft(context, became, priced),
  );
  return { committedDraftOrder, createdOrder: order };
};
