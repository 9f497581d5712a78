import { abandonedCheckoutExtensions, shopperAbandonedCartExtensions } from './abandoned-checkouts.ts';
import { backInStockExtensions, shopperBackInStockExtensions } from './back-in-stock.ts';
import { checkoutPageExtensions, checkoutTemplateExtensions, shopperCheckoutExtensions } from './checkout.ts';
import { collectionRuleExtensions } from './collections.ts';
import { couponExtensions, discountUseExtensions } from './coupons.ts';
import { customerExtensions } from './customers.ts';
import type { Extension, ShopperExtension } from './define.ts';
import { deliveryExtensions, shopperDeliveryExtensions } from './delivery.ts';
import { customerSegmentExtensions, discountExtensions, discountPreviewExtensions } from './discounts.ts';
import { draftOrderExtensions } from './draft-orders.ts';
import { shopperEmailExtensions } from './email-consents.ts';
import { giftCardExtensions, shopperGiftCardExtensions } from './gift-cards.ts';
import { memberReportExtensions } from './member-reports.ts';
import { shopperOfferExtensions } from './offers.ts';
import { orderDownloadExtensions, shopperDownloadExtensions } from './order-downloads.ts';
import { orderExtensions, orderFulfillmentExtensions } from './orders.ts';
import { shopperPaymentExtensions } from './payments.ts';
import { paymentRequestExtensions, shopperPaymentRequestExtensions } from './payment-requests.ts';
import { shopperPersonalDataExtensions } from './personal-data.ts';
import { shopperProfileExtensions } from './profiles.ts';
import { exchangeRateExtensions, reportExtensions } from './reports.ts';
import { returnExtensions, shopperReturnExtensions } from './returns.ts';
import { pluginChargeExtensions, pluginExtensions, pluginRedemptionExtensions } from './service-plugins.ts';
import { reviewRequestExtensions, shopperReviewRequestExtensions } from './review-requests.ts';
import { reviewExtensions, shopperReviewExtensions } from './reviews.ts';
import { storeSettingsExtensions } from './store-settings.ts';
import { emailTemplateExtensions } from './email-templates.ts';
import { storefrontExtensions } from './storefront.ts';
import { storePageExtensions } from './store-pages.ts';
import { shopperSubscriptionExtensions, subscriptionExtensions } from './subscriptions.ts';
import { taxExtensions } from './tax.ts';
import { shopperWishlistExtensions } from './wishlists.ts';

/** Every operation beyond the contract that staff and API keys call, by name. */
export const extensions: ReadonlyMap<string, Extension> = new Map(
  Object.entries({
    ...abandonedCheckoutExtensions,
    ...backInStockExtensions,
    ...checkoutPageExtensions,
    ...checkoutTemplateExtensions,
    ...collectionRuleExtensions,
    ...couponExtensions,
    ...customerExtensions,
    ...customerSegmentExtensions,
    ...deliveryExtensions,
    ...discountExtensions,
    ...discountPreviewExtensions,
    ...discountUseExtensions,
    ...draftOrderExtensions,
    ...exchangeRateExtensions,
    ...giftCardExtensions,
    ...memberReportExtensions,
    ...orderDownloadExtensions,
    ...orderExtensions,
    ...orderFulfillmentExtensions,
    ...paymentRequestExtensions,
    ...pluginChargeExtensions,
    ...pluginExtensions,
    ...pluginRedemptionExtensions,
    ...reportExtensions,
    ...returnExtensions,
    ...reviewExtensions,
    ...reviewRequestExtensions,
    ...storefrontExtensions,
    ...storeSettingsExtensions,
    ...storePageExtensions,
    ...emailTemplateExtensions,
    ...subscriptionExtensions,
    ...taxExtensions,
  }),
);

/** Those that shoppers call. */
export const shopperExtensions: ReadonlyMap<string, ShopperExtension> = new Map(
  Object.entries({
    ...shopperAbandonedCartExtensions,
    ...shopperBackInStockExtensions,
    ...shopperCheckoutExtensions,
    ...shopperDeliveryExtensions,
    ...shopperDownloadExtensions,
    ...shopperEmailExtensions,
    ...shopperGiftCardExtensions,
    ...shopperOfferExtensions,
    ...shopperPaymentExtensions,
    ...shopperPaymentRequestExtensions,
    ...shopperPersonalDataExtensions,
    ...shopperProfileExtensions,
    ...shopperReturnExtensions,
    ...shopperReviewExtensions,
    ...shopperReviewRequestExtensions,
    ...shopperSubscriptionExtensions,
    ...shopperWishlistExtensions,
  }),
);
