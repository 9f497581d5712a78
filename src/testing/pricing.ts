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
