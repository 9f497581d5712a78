import { abandonedCheckoutsDesk } from './abandoned-checkouts.ts';
import { apiKeysDesk } from './api-keys.ts';
import { auditLogDesk } from './audit-log.ts';
import { backInStockDesk, backInStockRequestsDesk } from './back-in-stock.ts';
import { badgesDesk } from './badges.ts';
import { businessInfoDesk } from './business-info.ts';
import { locationsDesk } from './locations.ts';
import { checkoutSettingsDesk } from './checkout-settings.ts';
import { collectionsDesk } from './collections.ts';
import { couponsDesk } from './coupons.ts';
import { customFieldsDesk } from './custom-fields.ts';
import { customersDesk } from './customers.ts';
import { deliveryDesk } from './delivery.ts';
import type { DeskFacts } from './desk.ts';
import { giftCardsDesk } from './gift-cards.ts';
import { emailSettingsDesk } from './email-settings.ts';
import { discountsDesk } from './discounts.ts';
import { invoicesDesk } from './invoices.ts';
import { domainEventsDesk } from './domain-events.ts';
import { draftsDesk } from './drafts.ts';
import { jobsDesk } from './jobs.ts';
import { mediaDesk } from './media.ts';
import { memberSettingsDesk } from './member-settings.ts';
import { orderSettingsDesk } from './order-settings.ts';
import { memberReportsDesk } from './member-reports.ts';
import { memberRolesDesk } from './member-roles.ts';
import { oauthClientsDesk } from './oauth-clients.ts';
import { ordersDesk } from './orders.ts';
import { paymentsDesk } from './payments.ts';
import { pluginsDesk } from './plugins.ts';
import { productsDesk } from './products.ts';
import { promotionsDesk } from './promotions.ts';
import { ratesDesk } from './rates.ts';
import { reportsDesk } from './reports.ts';
import { reviewRequestsDesk } from './review-requests.ts';
import { reviewsDesk } from './reviews.ts';
import { rolesDesk } from './roles.ts';
import { returnsDesk } from './returns.ts';
import { storeSettingsDesk } from './store-settings.ts';
import { announcementDesk } from './announcement.ts';
import { emailTemplatesDesk } from './email-templates.ts';
import { storefrontDesk } from './storefront.ts';
import { storePagesDesk } from './store-pages.ts';
import { subscriptionsDesk } from './subscriptions.ts';
import { sharedLibrariesDesk } from './shared-libraries.ts';
import { shopTextsDesk } from './shop-texts.ts';
import { staffDesk } from './staff.ts';
import { taxDesk } from './tax.ts';
import { taxGroupsDesk } from './tax-groups.ts';
import { tipsDesk } from './tips.ts';
import { webhooksDesk } from './webhooks.ts';

const all = [
  ordersDesk,
  draftsDesk,
  backInStockDesk,
  backInStockRequestsDesk,
  abandonedCheckoutsDesk,
  productsDesk,
  collectionsDesk,
  promotionsDesk,
  badgesDesk,
  customersDesk,
  reviewsDesk,
  reviewRequestsDesk,
  memberReportsDesk,
  giftCardsDesk,
  subscriptionsDesk,
  returnsDesk,
  discountsDesk,
  mediaDesk,
  sharedLibrariesDesk,
  staffDesk,
  rolesDesk,
  memberSettingsDesk,
  memberRolesDesk,
  customFieldsDesk,
  businessInfoDesk,
  storeSettingsDesk,
  emailSettingsDesk,
  emailTemplatesDesk,
  locationsDesk,
  checkoutSettingsDesk,
  storefrontDesk,
  announcementDesk,
  storePagesDesk,
  shopTextsDesk,
  paymentsDesk,
  pluginsDesk,
  orderSettingsDesk,
  invoicesDesk,
  deliveryDesk,
  taxDesk,
  taxGroupsDesk,
  ratesDesk,
  reportsDesk,
  tipsDesk,
  apiKeysDesk,
  oauthClientsDesk,
  webhooksDesk,
  domainEventsDesk,
  auditLogDesk,
  jobsDesk,
  couponsDesk,
] as const;

/** What the server reads of the desks: whose changes they hear of, and what jobs they start. */
export const desks: readonly DeskFacts[] = all;

type NamesOf<Desk> = Desk extends { name: infer Name extends string; jobs: infer Jobs }
  ? `${Name}.${keyof Jobs & string}`
  : never;

/** Every kind of job that a desk starts, such as `orders.cancel`. */
export type DeskJob = NamesOf<(typeof all)[number]>;

/** The kind of job that takes back what one of this kind did. */
export function takenBackBy(kind: string): string | undefined {
  const [name = '', ...job] = kind.split('.');
  const desk: DeskFacts | undefined = all.find((each) => each.name === name);
  const back = desk?.takenBackBy?.[job.join('.')];
  return back === undefined ? undefined : `${name}.${back}`;
}
