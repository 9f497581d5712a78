import type { Context } from '../../../context.ts';
import type { Reply, Request, TaxSettingsApi } from '../../../contract/index.ts';
import { readTaxSettings } from '../settings.ts';

export const getTaxSettings = async (
  _request: Request<TaxSettingsApi, 'getTaxSettings'>,
  context: Context,
): Promise<Reply<TaxSettingsApi, 'getTaxSettings'>> => ({ taxSettings: await readTaxSettings(context) });
