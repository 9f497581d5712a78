import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { insertCoupon } from '../../platform/services/marketing/coupons/public.ts';
import { takeSlot, writeDeliveryExtras } from '../../platform/services/extensions/delivery-slots/public.ts';
import { seedLocalDeliveries } from '../../platform/services/ecom/local-delivery-options/public.ts';
import { seedPickupLocations } from '../../platform/services/ecom/pickup-locations/public.ts';
import { seedDeliveryRegions } from '../../platform/services/ecom/delivery-profile/public.ts';
import { seedDiscountRules } from '../../platform/services/ecom/discount-rules/public.ts';
import { recordUses, type NewUse, type Source } from '../../platform/services/ecom/discount-uses/public.ts';
import { seedGiftCards } from '../../platform/services/ecom/gift-vouchers/public.ts';
import { seedManualTaxMappings } from '../../platform/services/ecom/manual-tax-mappings/public.ts';
import { seedShippingOptions } from '../../platform/services/ecom/shipping-options/public.ts';
import { seedShippoConfigurations } from '../../platform/services/ecom/shippo-configurations/public.ts';
import { seedExemptGroups } from '../../platform/services/ecom/tax-exempt-groups/public.ts';
import { seedTaxGroups } from '../../platform/services/ecom/tax-groups/public.ts';
import { seedTaxRegions } from '../../platform/services/ecom/tax-regions/public.ts';
import { writeTaxSettings } from '../../platform/services/ecom/tax-settings/public.ts';
import { optionIdOf } from '../../shared/delivery-offer.ts';
import type { Context } from '../../platform/context.ts';
import type { DemoPart } from '../demo-part.ts';
import { DEMO_STORE } from '../demo-store.ts';
import { demoBookRates } from './book-rates.ts';
import {
  demoDeliveryRegions,
  demoDeliveryExtras,
  demoLocalDeliveries,
  demoPackages,
  demoPickupLocations,
  demoShippingOptions,
} from './delivery.ts';
import { demoCoupons, demoDiscountRules } from './discounts.ts';
import { demoGiftCards } from './gift-cards.ts';
import { demoExemptGroups, demoTaxGroups, demoTaxRates, demoTaxRegions } from './taxes.ts';

interface Use extends Pick<NewUse, 'email' | 'memberId'> {
  orderId: string;
  orderNumber: string;
  date: string;
  given: string;
  ruleId: string | null;
  code: string | null;
}

/** Uses up the coupon that is used up, where no order of the demo does. */
const BY_HAND = { orderId: 'by-hand', code: 'FIVEOFF', ruleId: null };

/** What the demo's orders used, so that counts and limits agree with them. */
async function pastUses(db: Queryable, siteId: string): Promise<Use[]> {
  const { rows } = await sql<Use>`
    select orders.id as "orderId", coalesce(doc #>> '{buyerInfo,email}', '') as email,
      doc #>> '{buyerInfo,memberId}' as "memberId",
      doc ->> 'number' as "orderNumber", coalesce(doc ->> 'purchasedDate', doc ->> 'createdDate') as date,
      applied #>> '{discountRule,id}' as "ruleId", applied #>> '{coupon,code}' as code,
      coalesce(case when doc ->> 'currency' = ${DEMO_STORE.currency} then coalesce(
        applied #>> '{discountRule,amount,amount}', applied #>> '{coupon,amount,amount}') end, '0') as given
    from orders, jsonb_array_elements(doc -> 'appliedDiscounts') as applied
    where site_id = ${siteId} and doc ? 'appliedDiscounts'
      and (applied ? 'discountRule' or applied ? 'coupon')`.execute(db);
  return rows;
}

async function fillDiscounts(db: Queryable, siteId: string, now: Date): Promise<void> {
  const uses = await pastUses(db, siteId);
  const rules = demoDiscountRules(now);
  await seedDiscountRules(db, siteId, rules);
  const used = new Map<string, number>();
  for (const { code } of uses) if (code) used.set(code, (used.get(code) ?? 0) + 1);
  const coupons = demoCoupons(now, used);
  for (const coupon of coupons) await insertCoupon(db, siteId, coupon);
  const couponIds = new Map(coupons.map(({ code, id }) => [code, id]));
  const counted = [...uses, ...(used.has('FIVEOFF') ? [] : [BY_HAND])].flatMap(
    ({ ruleId, code, ...use }): NewUse[] => {
      const couponId = couponIds.get(code ?? '');
      const ofCoupon: Source | undefined = couponId === undefined ? undefined : `coupon:${couponId}`;
      const source: Source | undefined = ruleId ? `rule:${ruleId}` : ofCoupon;
      return source ? [{ ...use, source }] : [];
    },
  );
  await recordUses({ db, siteId }, counted);
}

/** Places in rounds to come that the demo's orders have. */
async function takeSlots(where: Pick<Context, 'db' | 'siteId' | 'clock'>): Promise<void> {
  const { rows } = await sql<{ orderId: string; checkoutId: string; code: string; from: string }>`
    select id as "orderId", doc ->> 'checkoutId' as "checkoutId", doc #>> '{shippingInfo,code}' as code,
      doc #>> '{shippingInfo,logistics,deliveryTimeSlot,from}' as "from"
    from orders where site_id = ${where.siteId}
      and doc #>> '{shippingInfo,logistics,deliveryTimeSlot,from}' > ${where.clock.now().toISOString()}`.execute(
    where.db,
  );
  for (const { orderId, checkoutId, code, from } of rows)
    await takeSlot(
      where,
      { code, optionId: optionIdOf(code), from },
      { checkoutId, orderId, isPromised: true },
    );
}

/** Taxes, delivery, discounts, coupons and gift cards. */
export const pricingPart: DemoPart = {
  marker: 'demo-pricing',
  async fill(tx, { clock, siteId }) {
    const now = clock.now();
    const date = now.toISOString();
    const regions = demoTaxRegions(date);
    const options = demoShippingOptions(date);
    await writeTaxSettings(
      { db: tx, siteId },
      { taxIncludedInItemPrices: true, createdDate: date, updatedDate: date },
    );
    await seedTaxRegions(tx, siteId, regions);
    await seedTaxGroups(tx, siteId, demoTaxGroups(date));
    await seedExemptGroups(tx, siteId, demoExemptGroups(date));
    await seedManualTaxMappings(tx, siteId, demoTaxRates(date));
    await seedDeliveryRegions({ db: tx, siteId, clock }, demoDeliveryRegions(date));
    await seedShippingOptions(tx, siteId, options);
    await seedLocalDeliveries(tx, siteId, demoLocalDeliveries(date));
    await seedPickupLocations(tx, siteId, demoPickupLocations(date));
    for (const keeping of demoDeliveryExtras()) await writeDeliveryExtras({ db: tx, siteId }, keeping);
    await takeSlots({ db: tx, siteId, clock });
    await seedShippoConfigurations(tx, siteId, demoPackages(date));
    await seedManualTaxMappings(tx, siteId, demoBookRates(date));
    await fillDiscounts(tx, siteId, now);
    const cards = demoGiftCards(now);
    await seedGiftCards(tx, siteId, cards);
    return `${regions.length} tax regions, ${options.length} ways of delivery, ${cards.length} gift cards`;
  },
};
