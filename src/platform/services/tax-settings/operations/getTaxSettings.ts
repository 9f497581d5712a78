import type { Context } from '../../../context.ts';
import type { Reply, Request, TaxSettingsApi } from '../../../contract/index.ts';
import { readTaxSettings } from '../settings.ts';

export const getTaxSettings = async (
  // oxlint-disable-next-line typescript/no-generated-empty-object-type -- the contract asks for nothing
  _request: Request<TaxSettingsApi, 'getTaxSettings'>,
  context: Context,
): Promise<Reply<TaxSettingsApi, 'getTaxSettings'>> => ({ taxSettings: await readTaxSettings(context) });
