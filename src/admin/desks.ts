import { composeProviders } from './data/compose-providers.ts';
import type { AdminDesk } from './data/define-desk.ts';
import { createQueryClient } from './data/query-client.ts';
import { restDesk } from './data/rest-desk.ts';
import { abandonedCheckouts } from './resources/abandoned-checkouts/index.ts';
import { apiKeys } from './resources/api-keys/index.ts';
import { auditLog } from './resources/audit-log/index.ts';
import { backInStock, backInStockRequests } from './resources/back-in-stock/index.ts';
import { badges } from './resources/badges/index.ts';
import { businessInfo } from './resources/business-info/index.ts';
import { collections } from './resources/collections/index.ts';
import { customFields } from './resources/custom-fields/index.ts';
import { customers } from './resources/customers/index.ts';
import { delivery } from './resources/delivery/index.ts';
import { discounts } from './resources/discounts/index.ts';
import { domainEvents } from './resources/domain-events/index.ts';
import { invoices } from './resources/invoices/index.ts';
import { jobs } from './resources/jobs/index.ts';
import { memberReports } from './resources/member-reports/index.ts';
import { memberRoles } from './resources/member-roles/index.ts';
import { media } from './resources/media/index.ts';
import { memberSettings } from './resources/member-settings/index.ts';
import { drafts } from './resources/orders/drafts/index.ts';
import { oauthClients } from './resources/oauth-clients/index.ts';
import { orderSettings } from './resources/order-settings/index.ts';
import { orders } from './resources/orders/index.ts';
import { payments } from './resources/payments/index.ts';
import { plugins } from './resources/plugins/index.ts';
import { products } from './resources/products/index.ts';
import { promotions } from './resources/promotions/index.ts';
import { rates } from './resources/rates/index.ts';
import { reports } from './resources/reports/index.ts';
import { giftCards } from './resources/gift-cards/index.ts';
import { returns } from './resources/orders/returns/index.ts';
import { checkoutSettings } from './resources/checkout-settings/index.ts';
import { shopTexts } from './resources/shop-texts/index.ts';
import { reviewRequests } from './resources/review-requests/index.ts';
import { reviews } from './resources/reviews/index.ts';
import { roles } from './resources/roles/index.ts';
import { sharedLibraries } from './resources/shared-libraries/index.ts';
import { staff } from './resources/staff/index.ts';
import { storefront } from './resources/storefront/index.ts';
import { subscriptions } from './resources/subscriptions/index.ts';
import { tax } from './resources/tax/index.ts';
import { taxGroups } from './resources/tax-groups/index.ts';
import { tips } from './resources/tips/index.ts';
import { webhooks } from './resources/webhooks/index.ts';

/** The table of contents: the rail, the routes, the palette and the rights all read it. */
export const desks: readonly AdminDesk[] = [
  orders,
  drafts,
  backInStock,
  backInStockRequests,
  abandonedCheckouts,
  subscriptions,
  returns,
  products,
  collections,
  promotions,
  customers,
  memberReports,
  badges,
  reviews,
  reviewRequests,
  giftCards,
  discounts,
  media,
  sharedLibraries,
  staff,
  roles,
  memberSettings,
  memberRoles,
  customFields,
  businessInfo,
  checkoutSettings,
  storefront,
  shopTexts,
  payments,
  plugins,
  orderSettings,
  invoices,
  delivery,
  tax,
  taxGroups,
  rates,
  reports,
  tips,
  apiKeys,
  oauthClients,
  webhooks,
  domainEvents,
  auditLog,
  jobs,
];

export const dataProvider = composeProviders({
  ...Object.fromEntries(desks.map(({ name, provider }) => [name, provider])),
  // Shown with the staff.
  invitations: restDesk,
});
/** What is read before the frame stands is there when it does. */
export const queryClient = createQueryClient();
