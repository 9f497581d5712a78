import type { Context } from '../../../context.ts';
import type { Reply, Request, TaxSettingsApi } from '../../../contract/index.ts';
import { readTaxSettings, writeTaxSettings, type TaxSettings } from '../settings.ts';

export async function upsertTaxSettings(
  request: Request<TaxSettingsApi, 'upsertTaxSettings'>,
  context: Context,
): Promise<Reply<TaxSettingsApi, 'upsertTaxSettings'>> {
  const before = await readTaxSettings(context);
  const now = context.clock.now().toISOString();
  const taxSettings: TaxSettings = {
    ...before,
    taxIncludedInItemPrices: request.taxSettings.taxIncludedInItemPrices ?? before.taxIncludedInItemPrices,
    createdDate: before.createdDate ?? now,
    updatedDate: now,
  };
  await writeTaxSettings(context, taxSettings);
  return { taxSettings };
}
