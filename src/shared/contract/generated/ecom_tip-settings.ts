// Written by `npm run generate` from @wix/auto_sdk_ecom_tip-settings 1.0.57.
import type * as schema from '../schema.ts';

export const TipType = ['UNKNOWN_TIP_TYPE', 'PERCENTAGE', 'AMOUNT'] as const;
export type TipType = (typeof TipType)[number];

export const StaffDistributionMethod = ['UNKNOWN_SPLIT_METHOD', 'EQUAL', 'PROPORTIONAL'] as const;
export type StaffDistributionMethod = (typeof StaffDistributionMethod)[number];

export const Preset = {
  value: { type: 'number' },
  default: { type: 'boolean' },
} as const satisfies schema.Message;

export const TipSettings = {
  locationId: { type: 'string', format: 'GUID' },
  paymentTerminalId: { type: 'string', maxLength: 30 },
  userId: { type: 'string', format: 'GUID' },
  tipType: { values: TipType },
  presets: { of: Preset, array: true, maxSize: 3, minSize: 1 },
  allowCustomerTip: { type: 'boolean' },
  allowBusinessTipAtPayment: { type: 'boolean' },
  allowCustomAmount: { type: 'boolean' },
  allowEditDistribution: { type: 'boolean' },
  autoTipOnCheckInEnabled: { type: 'boolean' },
  autoTipOnCheckInPercentage: { type: 'number' },
  staffDistributionMethod: { values: StaffDistributionMethod },
  appId: { type: 'string', format: 'GUID' },
  extendedFields: { type: 'struct' },
} as const satisfies schema.Message;

export const tipSettings = {
  fqdn: 'wix.tips.settings.v1.tip_settings',
  fields: TipSettings,
  required: { create: [], update: [] },
} as const satisfies schema.Entity;
