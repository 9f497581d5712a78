import { abandonedCheckoutExtensions } from './abandoned-checkouts.ts';
import { backInStockExtensions } from './back-in-stock.ts';
import { checkoutPageExtensions, checkoutTemplateExtensions } from './checkout.ts';
import { couponExtensions, discountUseExtensions } from './coupons.ts';
import type { Extension } from './define.ts';
import { deliveryExtensions } from './delivery.ts';
import { customerSegmentExtensions, discountExtensions, discountPreviewExtensions } from './discounts.ts';
import { draftOrderExtensions } from './draft-orders.ts';
import { giftCardExtensions } from './gift-cards.ts';
import { memberReportExtensions } from './member-reports.ts';
import { orderExtensions, orderFulfillmentExtensions } from './orders.ts';
import { returnExtensions } from './returns.ts';
import { reviewRequestExtensions } from './review-requests.ts';
import { reviewExtensions } from './reviews.ts';
import { subscriptionExtensions } from './subscriptions.ts';
import { taxExtensions } from './tax.ts';

/** Every operation beyond the contract, by name. */
export const extensions: ReadonlyMap<string, Extension> = new Map(
  Object.entries({
    ...abandonedCheckoutExtensions,
    ...backInStockExtensions,
    ...checkoutPageExtensions,
    ...checkoutTemplateExtensions,
    ...couponExtensions,
    ...customerSegmentExtensions,
    ...deliveryExtensions,
    ...discountExtensions,
    ...discountPreviewExtensions,
    ...discountUseExtensions,
    ...draftOrderExtensions,
    ...giftCardExtensions,
    ...memberReportExtensions,
    ...orderExtensions,
    ...orderFulfillmentExtensions,
    ...returnExtensions,
    ...reviewExtensions,
    ...reviewRequestExtensions,
    ...subscriptionExtensions,
    ...taxExtensions,
  }),
);
