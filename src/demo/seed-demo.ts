import { waitingPart } from './back-in-stock/waiting-part.ts';
import { abandonedCheckoutsSeeder } from './abandoned-checkouts/left-part.ts';
import { catalogPart } from './catalog/catalog-part.ts';
import { wallpapersPart } from './catalog/wallpapers-part.ts';
import { badgesPart } from './customers/badges-part.ts';
import { fieldsPart } from './customers/fields-part.ts';
import { membersPart } from './customers/members-part.ts';
import { memberStatusSeeder } from './customers/status-part.ts';
import { deskPart } from './desk/desk-part.ts';
import { type DemoPart, fillOnce, seconds, type SeedOptions } from './demo-part.ts';
import { developersPart } from './developers/developers-part.ts';
import { webhooksPart } from './developers/webhooks-part.ts';
import { fillMedia, hasPrints } from './media/media-part.ts';
import { fillShopFiles } from './media/shop-files-part.ts';
import { communityPart } from './members/community-part.ts';
import { ordersPart } from './orders/orders-part.ts';
import { paymentsPart } from './payments/payments-part.ts';
import { pricingPart } from './pricing/pricing-part.ts';
import { ratesPart } from './rates/rates-part.ts';
import { returnsPart } from './returns/returns-part.ts';
import { reviewRequestsPart } from './review-requests/requests-part.ts';
import { answersPart } from './reviews/answers-part.ts';
import { fillReviewPhotos } from './reviews/photos-part.ts';
import { reviewsPart } from './reviews/reviews-part.ts';
import { subscriptionOptionsPart } from './subscriptions/options-part.ts';
import { sitePart } from './site/site-part.ts';
import { storefrontPart } from './site/storefront-part.ts';
import { textsPart } from './texts/texts-part.ts';
import { tipsPart } from './tips/tips-part.ts';
import { printPosters } from './print-posters.ts';

/** In this order: later parts may build on earlier ones. Whose an order is, is decided once where members are there. */
const parts: readonly DemoPart[] = [
  membersPart,
  ordersPart,
  catalogPart,
  pricingPart,
  paymentsPart,
  sitePart,
  deskPart,
  tipsPart,
  returnsPart,
  ratesPart,
  reviewsPart,
  reviewRequestsPart,
  answersPart,
  communityPart,
  waitingPart,
  abandonedCheckoutsSeeder,
  badgesPart,
  fieldsPart,
  memberStatusSeeder,
  textsPart,
  storefrontPart,
  developersPart,
  webhooksPart,
];

async function printAll({ files, log, signal, draw }: SeedOptions): Promise<void> {
  const started = performance.now();
  const printed = await printPosters(files, { signal, draw });
  if (printed > 0) log(`demo: ${printed} posters printed in ${seconds(started)}`);
}

/** What the store consists of, each part once, through the platform's own rules; its pictures are still missing. */
export async function fillDemo(options: SeedOptions): Promise<void> {
  for (const part of parts) await fillOnce(part, options);
  await fillShopFiles(options);
  await fillOnce(wallpapersPart, options);
  await fillOnce(subscriptionOptionsPart, options);
}

/** The posters as files of the library, and buyers' photos of them in the filled store. */
export async function drawDemo(options: SeedOptions): Promise<void> {
  if (!(await hasPrints(options))) {
    await printAll(options);
    await fillMedia(options);
  }
  await fillReviewPhotos(options);
}

/** Fills the demo store completely, as it must be before anybody looks at it. */
export async function seedDemo(options: SeedOptions): Promise<void> {
  const printing = (await hasPrints(options)) ? undefined : printAll(options);
  await Promise.all([printing, fillDemo(options)]);
  await drawDemo(options);
}
