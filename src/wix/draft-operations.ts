import {
  addLineItemsToDraftOrder,
  commitDraftOrder,
  createCustomAdditionalFees,
  createCustomDiscounts,
  createDraftOrder,
  createOrderFromDraft,
  deleteCustomAdditionalFees,
  deleteCustomDiscounts,
  deleteDraftOrder,
  getDraftOrder,
  getOrderDraftabilityStatus,
  queryDraftOrders,
  setAdditionalFees,
  setBillingInfo,
  setBuyerInfo,
  setDiscounts,
  setRecipientInfo,
  setShippingInfo,
  setTaxExemption,
  updateExtendedFields,
  updateLineItems,
  type CommitDraftOrderOptions,
  type LineItemChangeDetails,
} from '@wix/auto_sdk_ecom_draft-orders';
import * as sdk from '@wix/auto_sdk_ecom_draft-orders';
import { OFFER, type Offer } from '../shared/offer.ts';
import { call, type Operation } from './order-operations.ts';
import type { PageQuery } from './page-query.ts';
import { staffClient, type CallOptions } from './staff-client.ts';

type Calculated = NonNullable<Awaited<ReturnType<ReturnType<typeof getDraftOrder>>>['calculatedDraftOrder']>;
interface Deposit {
  amount?: { amount?: string };
  percentage?: string;
  /** What it comes to. */
  priceSummary?: { total?: { amount?: string } };
}

/** Part of the published contract (/meta) and of the module at run time, but not of its public typings. */
interface Untyped {
  setDeposit: Operation<(id: string, options: { depositDetails?: Deposit }) => Promise<Reply>>;
}

const { setDeposit } = sdk as unknown as Untyped;

/** With the totals as the server says, the deliveries there are, and what could not be reckoned. */
export type CalculatedDraft = Calculated;
export type Draft = NonNullable<Calculated['draftOrder']> & { depositDetails?: Deposit };
export type DraftLine = NonNullable<Draft['lineItems']>[number];
export type DraftAddress = NonNullable<NonNullable<Draft['billingDetails']>['billingInfo']>;
export type DraftDelivery = NonNullable<Calculated['shippingOptions']>[number];
export type DraftBasis = NonNullable<
  NonNullable<Parameters<ReturnType<typeof createDraftOrder>>[0]>['draftOrder']
>;
export type NewLines = NonNullable<Parameters<ReturnType<typeof addLineItemsToDraftOrder>>[1]>;
type NewDiscounts = NonNullable<Parameters<ReturnType<typeof createCustomDiscounts>>[1]>;
export type NewDiscount = NonNullable<NewDiscounts['discounts']>[number];
type NewFees = NonNullable<Parameters<ReturnType<typeof createCustomAdditionalFees>>[1]>;
export type NewFee = NonNullable<NewFees['customAdditionalFees']>[number];

interface Reply {
  calculatedDraftOrder?: CalculatedDraft | undefined;
}

async function calculated(reply: Promise<Reply>): Promise<CalculatedDraft> {
  const { calculatedDraftOrder } = await reply;
  if (!calculatedDraftOrder) throw new Error('The platform answered without the draft.');
  return calculatedDraftOrder;
}

const use: ReturnType<typeof staffClient>['use'] = (operation) => staffClient().use(operation);

/** Every change of a draft answers with all of it, reckoned anew. */
export const draftChanges = {
  addLines: (id: string, lines: NewLines) => calculated(use(addLineItemsToDraftOrder)(id, lines)),
  updateLine: (id: string, { lineItemId, ...line }: LineItemChangeDetails & { lineItemId: string }) =>
    calculated(use(updateLineItems)(id, [{ lineItemId, ...line }])),
  addDiscount: (id: string, discount: NewDiscount) =>
    calculated(use(createCustomDiscounts)(id, { discounts: [{ ...discount, applyToDraftOrder: true }] })),
  applyDiscount: (id: string, discount: { _id: string; applied: boolean }) =>
    calculated(use(setDiscounts)(id, [discount])),
  removeDiscount: (id: string, discountId: string) =>
    calculated(use(deleteCustomDiscounts)(id, [discountId])),
  addFee: (id: string, fee: NewFee) =>
    calculated(
      use(createCustomAdditionalFees)(id, { customAdditionalFees: [{ ...fee, applyToDraftOrder: true }] }),
    ),
  applyFee: (id: string, fee: { _id: string; applied: boolean }) =>
    calculated(use(setAdditionalFees)(id, [fee])),
  removeFee: (id: string, feeId: string) => calculated(use(deleteCustomAdditionalFees)(id, [feeId])),
  setDelivery: (id: string, delivery: DraftDelivery | undefined) =>
    calculated(use(setShippingInfo)(id, { shippingInfo: delivery ? chosen(delivery) : {} })),
  setEmail: (id: string, email: string) =>
    calculated(use(setBuyerInfo)(id, { buyerInfo: email ? { email } : {} })),
  setRecipient: (id: string, recipientInfo: DraftAddress) =>
    calculated(use(setRecipientInfo)(id, { recipientInfo })),
  setBilling: (id: string, billingInfo: DraftAddress) => calculated(use(setBillingInfo)(id, { billingInfo })),
  setTaxExempt: (id: string, taxExempt: boolean) => calculated(use(setTaxExemption)(id, { taxExempt })),
  setDeposit: (id: string, deposit: Deposit | undefined) =>
    calculated(call(setDeposit)(id, deposit ? { depositDetails: deposit } : {})),
  setOffer: async (id: string, offer: Offer) => {
    await use(updateExtendedFields)(id, OFFER, { namespaceData: offer });
    return draftOperations.get(id);
  },
};

export const offerOf = ({ extendedFields }: Draft): Offer =>
  (extendedFields?.namespaces?.[OFFER] as Offer | undefined) ?? {};

/** An offered delivery, as the draft keeps the one that was chosen. */
function chosen({ carrierId, code, title, logistics, cost }: DraftDelivery) {
  return {
    ...(carrierId ? { carrierId } : {}),
    ...(code ? { code } : {}),
    ...(title ? { title } : {}),
    ...(logistics ? { logistics } : {}),
    ...(cost?.price ? { cost: { price: cost.price } } : {}),
  } as NonNullable<NonNullable<Parameters<ReturnType<typeof setShippingInfo>>[1]>['shippingInfo']>;
}

export const draftOperations = {
  query: (query: PageQuery, options?: CallOptions) =>
    staffClient(options).use(queryDraftOrders)(query as object),
  get: (id: string, options?: CallOptions) => calculated(staffClient(options).use(getDraftOrder)(id)),
  create: (draftOrder: DraftBasis) => calculated(use(createDraftOrder)({ draftOrder })),
  /** The one draft that an order may have: begun, or the one that this person began before. */
  ofOrder: (sourceOrderId: string, options?: CallOptions) =>
    calculated(staffClient(options).use(createDraftOrder)({ sourceOrderId })),
  draftability: (orderId: string, options?: CallOptions) =>
    staffClient(options).use(getOrderDraftabilityStatus)(orderId),
  convert: (id: string, tellBuyer: boolean, options?: CallOptions) =>
    staffClient(options).use(createOrderFromDraft)(id, {
      channelInfo: { type: 'BACKOFFICE_MERCHANT' },
      createSettings: { notifications: { sendNotificationToBuyer: tellBuyer } },
    }),
  commit: (id: string, how: CommitDraftOrderOptions, options?: CallOptions) =>
    staffClient(options).use(commitDraftOrder)(id, how),
  remove: (id: string) => use(deleteDraftOrder)(id),
};
