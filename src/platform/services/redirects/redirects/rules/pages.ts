import { invalidField, notImplemented } from '#platform/contract/errors.ts';
import type { CreateRequest, RedirectSession } from '../redirect-session.ts';
import { ownValue } from '#shared/own-value.ts';

const ACCOUNT_PAGES: Readonly<Record<string, string>> = {
  ORDERS: '/account/orders',
  ACCOUNT_INFO: '/account/profile',
};

/** Languages the shop's pages have besides their first one. */
const OTHER_LANGUAGES = new Set(['he']);

/** Where a page is in a language; in the first one where it does not exist in that. */
export function localizedPath(path: string, language: string | undefined): string {
  const [code = ''] = (language ?? '').toLowerCase().split(/[-_]/);
  return OTHER_LANGUAGES.has(code) ? `/${code}${path}` : path;
}

function required(field: string, value: string | null | undefined): string {
  if (!value) throw invalidField(field, 'REQUIRED_FIELD', 'must not be empty');
  return value;
}

/**
 * The page of the shop an intent leads to; undefined for those that lead elsewhere.
 * @throws 501 for what the shop does not sell
 */
export function pageFor(request: CreateRequest): RedirectSession['page'] {
  const { customMemberPaths } = (request.preferences ?? {}) as { customMemberPaths?: object };
  for (const [name, path] of Object.entries(customMemberPaths ?? {}))
    if (path)
      throw invalidField(
        `preferences.customMemberPaths.${name}`,
        'FIELD_NOT_ALLOWED',
        'is not there: the pages of the account have paths of their own',
      );
  const { ecomCheckout, ecomOrderPaymentRequest, storesProduct, memberAccountPage, login, auth, logout } =
    request as CreateRequest &
      // Called `membersAccount` in the public types.
      { memberAccountPage?: { section?: string } };
  if (ecomCheckout) {
    const checkoutId = required('ecomCheckout.checkoutId', ecomCheckout.checkoutId);
    return { path: '/checkout', query: { checkoutId } };
  }
  if (storesProduct) {
    const slug = required('storesProduct.productSlug', storesProduct.productSlug);
    return { path: `/products/${encodeURIComponent(slug)}`, query: {} };
  }
  if (ecomOrderPaymentRequest) {
    const id = required('ecomOrderPaymentRequest.paymentRequestId', ecomOrderPaymentRequest.paymentRequestId);
    return { path: `/pay/${id}`, query: {} };
  }
  if (memberAccountPage)
    return { path: ownValue(ACCOUNT_PAGES, memberAccountPage.section ?? '') ?? '/account', query: {} };
  if (login) return { path: '/sign-in', query: {} };
  if (auth ?? logout) return undefined;
  throw notImplemented('The shop has no page for this intent.');
}
