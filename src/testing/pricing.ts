import {
  deliveryProfile,
  deliverySolutions,
  discountRules,
  giftVouchers,
  localDeliveryOptions,
  manualTaxMappings,
  pickupLocations,
  shippingOptions,
  taxCalculation,
  taxGroups,
  taxRegions,
  taxSettings,
  totalsCalculator,
} from '@wix/ecom';
import type { Database } from '../database/database.ts';
import { DEFAULT_PROFILE } from '../platform/services/ecom/delivery-profile/public.ts';
import { startStack, type Stack, type StackCaller } from './stack.ts';

const modules = {
  deliveryProfile,
  deliverySolutions,
  discountRules,
  giftVouchers,
  localDeliveryOptions,
  manualTaxMappings,
  pickupLocations,
  shippingOptions,
  taxCalculation,
  taxGroups,
  taxRegions,
  taxSettings,
  totalsCalculator,
};

/** The SDK modules that decide what something costs. */
export const pricingModules = (stack: Stack, caller?: StackCaller) => stack.sdk(modules, caller);
export type PricingModules = ReturnType<typeof pricingModules>;

/** Taxes everything that goes to Portugal. @param taxRate as a fraction, such as 0.23 */
export async function taxPortugal(stack: Stack, taxRate: string): Promise<void> {
  const { taxCalculation, taxGroups, taxRegions, manualTaxMappings } = pricingModules(stack);
  const { taxCalculatorDetails } = await taxCalculation.listTaxCalculators();
  const groups = (await taxGroups.listDefaultTaxGroups()).taxGroups ?? [];
  const appId = taxCalculatorDetails?.[0]?.appId ?? '';
  const region = await taxRegions.createTaxRegion({ country: 'PT', appId });
  await manualTaxMappings.createManualTaxMapping({
    taxGroupId: String(groups[0]?._id),
    taxRegionId: String(region._id),
    taxRate,
    taxName: 'IVA',
  });
}

/**
 * Delivers to Portugal.
 * @param rates of what each way of delivery costs, by its title
 * @returns ids of the region and, by their titles, of the ways
 */
export async function deliverPortugal<Title extends string = never>(
  stack: Stack,
  rates = {} as Readonly<Record<Title, string>>,
): Promise<{ regionId: string; ways: Record<Title, string> }> {
  const { deliveryProfile, shippingOptions } = pricingModules(stack);
  const added = await deliveryProfile.addDeliveryRegion(DEFAULT_PROFILE.id, {
    name: 'Portugal',
    destinations: [{ countryCode: 'PT' }],
  });
  const regionId = String(added.deliveryProfile?.deliveryRegions?.at(-1)?._id);
  const ways: Record<string, string> = {};
  for (const [title, amount] of Object.entries<string>(rates)) {
    const option = { title, deliveryRegionIds: [regionId], rates: [{ amount, conditions: [] }] };
    ways[title] = String((await shippingOptions.createShippingOption(option))._id);
  }
  return { regionId, ways };
}

const started = new WeakMap<Database, { stack: Stack; sdk: PricingModules }>();

/** One stack per database: its ids count up and would meet those of another. */
export function startPricing(database: Database): { stack: Stack; sdk: PricingModules } {
  const running = started.get(database);
  if (running) return running;
  const stack = startStack(database);
  const fresh = { stack, sdk: pricingModules(stack) };
  started.set(database, fresh);
  return fresh;
}
