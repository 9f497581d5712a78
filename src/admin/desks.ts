import { composeProviders } from './data/compose-providers.ts';
import type { AdminDesk } from './data/define-desk.ts';
import { createQueryClient } from './data/query-client.ts';
import { restDesk } from './data/rest-desk.ts';
import { abandonedCheckouts } from './resources/sales/abandoned-checkouts/index.ts';
import { apiKeys } from './resources/developers/api-keys/index.ts';
import { auditLog } from './resources/team/audit-log/index.ts';
import { backInStock, backInStockRequests } from './resources/sales/back-in-stock/index.ts';
import { badges } from './resources/customers/badges/index.ts';
import { businessInfo } from './resources/settings/business-info/index.ts';
import { locations } from './resources/settings/locations/index.ts';
import { collections } from './resources/catalog/collections/index.ts';
import { customFields } from './resources/customers/custom-fields/index.ts';
import { customers } from './resources/customers/customers/index.ts';
import { delivery } from './resources/settings/delivery/index.ts';
import { discounts } from './resources/marketing/discounts/index.ts';
import { domainEvents } from './resources/developers/domain-events/index.ts';
import { emailSettings } from './resources/settings/email-settings/index.ts';
import { invoices } from './resources/sales/invoices/index.ts';
import { jobs } from './resources/team/jobs/index.ts';
import { memberReports } from './resources/customers/member-reports/index.ts';
import { memberRoles } from './resources/customers/member-roles/index.ts';
import { media } from './resources/content/media/index.ts';
import { memberSettings } from './resources/customers/member-settings/index.ts';
import { drafts } from './resources/sales/orders/drafts/index.ts';
import { oauthClients } from './resources/developers/oauth-clients/index.ts';
import { orderSettings } from './resources/settings/order-settings/index.ts';
import { orders } from './resources/sales/orders/index.ts';
import { payments } from './resources/settings/payments/index.ts';
import { plugins } from './resources/developers/plugins/index.ts';
import { products } from './resources/catalog/products/index.ts';
import { promotions } from './resources/marketing/promotions/index.ts';
import { rates } from './resources/settings/rates/index.ts';
import { reports } from './resources/overview/reports/index.ts';
import { giftCards } from './resources/marketing/gift-cards/index.ts';
import { returns } from './resources/sales/orders/returns/index.ts';
import { checkoutSettings } from './resources/settings/checkout-settings/index.ts';
import { announcement, shopTexts } from './resources/content/shop-texts/index.ts';
import { reviewRequests } from './resources/content/review-requests/index.ts';
import { reviews } from './resources/content/reviews/index.ts';
import { roles } from './resources/team/roles/index.ts';
import { sharedLibraries } from './resources/content/shared-libraries/index.ts';
import { staff } from './resources/team/staff/index.ts';
import { storeSettings } from './resources/settings/store-settings/index.ts';
import { emailTemplates } from './resources/settings/email-templates/index.ts';
import { storefront } from './resources/content/storefront/index.ts';
import { storePages } from './resources/content/store-pages/index.ts';
import { subscriptions } from './resources/sales/subscriptions/index.ts';
import { tax } from './resources/settings/tax/index.ts';
import { taxGroups } from './resources/settings/tax-groups/index.ts';
import { tips } from './resources/settings/tips/index.ts';
import { webhooks } from './resources/developers/webhooks/index.ts';

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
  storeSettings,
  emailSettings,
  emailTemplates,
  locations,
  checkoutSettings,
  storefront,
  announcement,
  storePages,
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
