import type { CalculatedDraft, Draft } from '#wix/draft-operations.ts';
import type { StoredRecord } from '#admin/data/stored-record.ts';

export type DraftRecord = StoredRecord<Draft>;

/** Whom it is for, as the merchant would call them. */
export function customerOf(draft: Draft): string {
  const contact =
    draft.billingDetails?.billingInfo?.contactDetails ?? draft.recipientInfo?.recipientInfo?.contactDetails;
  const name = [contact?.firstName, contact?.lastName].filter(Boolean).join(' ');
  return name || contact?.company || emailOf(draft);
}

export const emailOf = ({ buyerDetails, buyerInfo }: Draft): string =>
  buyerDetails?.buyerInfo?.email ?? buyerInfo?.email ?? '';

/** The lines that are in it: one that was taken out stays known as removed. */
export const linesOf = ({ lineItems }: Draft) =>
  (lineItems ?? []).flatMap(({ removed, lineItem }) => (removed || !lineItem ? [] : [lineItem]));

/** What is wrong with single lines, by the platform's code. */
export const lineProblems = ({ calculationErrors }: CalculatedDraft): Map<string, string> =>
  new Map(
    (calculationErrors?.orderValidationErrors ?? []).flatMap(({ code, data }) => {
      const lineItemId: unknown = data?.['lineItemId'];
      return typeof lineItemId === 'string' && code ? [[lineItemId, code] as const] : [];
    }),
  );

/** Of a placed order, and not yet saved to it. */
export const isEdit = ({ orderId, status }: Draft): boolean => Boolean(orderId) && status !== 'COMMITTED';
