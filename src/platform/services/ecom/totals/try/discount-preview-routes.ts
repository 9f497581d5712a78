import type { z } from 'zod';
import { discountPreviewExtensions } from '#shared/extensions/discounts.ts';
import type { Trial } from '#shared/try-discount.ts';
import type { Context } from '#platform/context.ts';
import { serveExtensions } from '#platform/extensions/serve.ts';
import { draftCoupon, usesOf } from '#platform/services/marketing/coupons/public.ts';
import {
  byOrder,
  countUses,
  type DiscountRule,
  draftRule,
  NO_USES,
  cachedDiscountOrder,
} from '../../discount-rules/public.ts';
import { gather } from '../gather.ts';
import type { PricingLine } from '../pricing.ts';
import { unitsOf } from '../rules/discount-rules.ts';
import { coveredBy } from '../rules/item-coupon.ts';
import type { Facts } from '../rules/model.ts';
import { readSampleBuyer } from './sample-buyer.ts';
import { readSample, presentSample } from './sample.ts';
import { tryCoupon } from './try-coupon.ts';
import { tryRule } from './try-rule.ts';

type PreviewRequest<Name extends keyof typeof discountPreviewExtensions> = z.output<
  (typeof discountPreviewExtensions)[Name]['request']
>;

/** As if it were another moment. */
function at(context: Context, moment: string | undefined): Context {
  const now = moment === undefined ? context.clock.now() : new Date(moment);
  return { ...context, clock: { now: () => now } };
}

async function factsFor(
  context: Context,
  lines: PricingLine[],
  { buyer, segments }: Awaited<ReturnType<typeof readSampleBuyer>>,
): Promise<Facts> {
  const include = { delivery: false, tax: false, fees: false };
  return { ...(await gather(context, { lines, buyer, include })).facts, segments };
}

const idsOf = (units: readonly { line: { item: { id: string } } }[]): Set<string> =>
  new Set(units.map(({ line }) => line.item.id));

/** A rule as it is typed, on a cart: counted by the very totals, and nothing is written. */
async function previewRule(
  previewRequest: PreviewRequest<'previewDiscountRule'>,
  now: Context,
): Promise<Trial> {
  const context = at(now, previewRequest.at);
  const rule = await draftRule(now, previewRequest.rule, previewRequest.id);
  const { sample, priced } = await readSample(context, previewRequest.lines);
  const who = await readSampleBuyer(context, previewRequest);
  const facts = await factsFor(context, priced, who);
  const { buyer } = who;
  const uses = (await countUses(context, [rule.id], { buyer })).get(rule.id) ?? NO_USES;
  // One that nobody has kept yet is the newest, whenever the others were made.
  const order =
    rule.id === previewRequest.id
      ? byOrder((await cachedDiscountOrder(context)).ids)
      : (a: DiscountRule, b: DiscountRule) => Number(a.id === rule.id) - Number(b.id === rule.id);
  const { timeZone } = context.site;
  const { bills, ...trial } = tryRule(facts, { rule, uses, now: context.clock.now(), timeZone, order });
  return { ...trial, lines: presentSample(sample, bills, idsOf(unitsOf(rule, bills.reached.lines))) };
}

/** The same of a coupon, as if the buyer had brought its code. */
async function previewCoupon(previewRequest: PreviewRequest<'previewCoupon'>, now: Context): Promise<Trial> {
  const context = at(now, previewRequest.at);
  const coupon = await draftCoupon(now, previewRequest.coupon, previewRequest.id);
  const { sample, priced } = await readSample(context, previewRequest.lines);
  const who = await readSampleBuyer(context, previewRequest);
  const facts = await factsFor(context, priced, who);
  const uses = await usesOf(context, coupon, { buyer: who.buyer });
  const { bills, ...trial } = tryCoupon(facts, { coupon, uses, now: context.clock.now() });
  return { ...trial, lines: presentSample(sample, bills, idsOf(coveredBy(coupon, bills.before.lines))) };
}

export const previewRoutes = serveExtensions(discountPreviewExtensions, {
  previewDiscountRule: previewRule,
  previewCoupon,
});
