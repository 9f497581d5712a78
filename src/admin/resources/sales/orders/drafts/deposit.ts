import type { Draft } from '#wix/draft-operations.ts';
import { big, toDecimalString } from '../refund/amounts.ts';

/** A share of more than nothing and at most all, with two digits; undefined for anything else. */
export function readPercentage(text: string): string | undefined {
  const typed = text.trim().replace(',', '.');
  return /^\d{1,3}(\.\d{1,2})?$/.test(typed) && Number(typed) > 0 && Number(typed) <= 100 ? typed : undefined;
}

/** What is paid at once, as the platform says; of an amount, that. */
export const depositOf = ({ depositDetails }: Draft): string | undefined =>
  depositDetails?.amount?.amount ?? depositDetails?.priceSummary?.total?.amount;

/** What a payment is asked for when the draft is sent: the deposit, or all of it. */
export function amountDueNow(draft: Draft): string {
  const total = draft.priceSummary?.total?.amount ?? '0';
  return depositOf(draft) ?? total;
}

export const laterOf = (draft: Draft): string =>
  toDecimalString(
    big(draft.priceSummary?.total?.amount).minus(big(amountDueNow(draft))),
    draft.currency ?? '',
  );
