import { queryTipSettings } from '@wix/auto_sdk_ecom_tip-settings';
import { getTipChoice, updateTipChoice } from '@wix/auto_sdk_ecom_tips';
import { shopperClient } from '../shopper-client.ts';

export interface TipChoice {
  tipType: 'PERCENTAGE' | 'AMOUNT' | 'CUSTOM';
  /** In hundredths of the subtotal where it is a percentage. */
  value: string;
}

/** What a shop offers to add for its staff. */
export interface TipOffer {
  tipType: 'PERCENTAGE' | 'AMOUNT';
  presets: { value: string; suggested: boolean }[];
  /** Any other amount, too. */
  custom: boolean;
}

/** Undefined where none is. */
export async function readTipOffer(): Promise<TipOffer | undefined> {
  const query = { filter: { default: true } };
  const [settings] = (await shopperClient().use(queryTipSettings)(query)).tipSettings ?? [];
  if (!settings?.allowCustomerTip) return undefined;
  return {
    tipType: settings.tipType === 'AMOUNT' ? 'AMOUNT' : 'PERCENTAGE',
    presets: (settings.presets ?? []).map(({ value, default: suggested }) => ({
      value: String(value ?? 0),
      suggested: suggested ?? false,
    })),
    custom: settings.allowCustomAmount ?? true,
  };
}

export async function readTipChoice(purchaseFlowId: string): Promise<TipChoice | undefined> {
  const { tipChoice } = await shopperClient().use(getTipChoice)(purchaseFlowId);
  return tipChoice?.value ? (tipChoice as TipChoice) : undefined;
}

export const chooseTip = async (purchaseFlowId: string, choice: TipChoice): Promise<void> =>
  void (await shopperClient().use(updateTipChoice)(choice, { purchaseFlowId }));
