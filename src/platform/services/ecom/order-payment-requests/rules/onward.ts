import { filledAddress } from '#shared/filled-address.ts';
import type { Onward, OnwardLink } from '#shared/payment-page.ts';
import type { PaymentRequest } from '../payment-request.ts';

type Source = Pick<PaymentRequest, 'orderId' | 'actionLinks' | 'redirectUrls'>;

/** The pages that whoever asked for the money named, with `{orderId}` filled. */
export function onwardOf({ orderId, actionLinks, redirectUrls }: Source): Onward | undefined {
  const filled = (address: string): string => filledAddress(address, { orderId });
  const link = (url: string | null | undefined, label?: string): OnwardLink[] =>
    url ? [{ url: filled(url), ...(label && { label }) }] : [];
  const { successUrl, pendingUrl, cancelUrl, errorUrl } = redirectUrls ?? {};
  const links = [
    ...(actionLinks?.general ?? []).flatMap(({ url, label }) => link(url, label)),
    ...link(cancelUrl),
  ];
  const [error] = [...link(actionLinks?.error?.url, actionLinks?.error?.label), ...link(errorUrl)];
  const onward = {
    links,
    ...(error && { error }),
    ...(successUrl && { paid: filled(successUrl) }),
    ...(pendingUrl && { pending: filled(pendingUrl) }),
  };
  return links.length > 0 || Object.keys(onward).length > 1 ? onward : undefined;
}
