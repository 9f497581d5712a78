import * as sdk from '@wix/auto_sdk_ecom_tip-settings';
import { listTippableStaff } from '@wix/auto_sdk_ecom_tippable-staff';
import { staffClient, type CallOptions } from './staff-client.ts';

export type TipSettings = sdk.TipSettings;
export type NewTipSettings = Omit<TipSettings, '_id' | 'revision'>;

/** How the shop takes tips, and who may get a part of one. */
export const tipOperations = {
  /** Undefined before somebody has said anything. */
  settings: async (options?: CallOptions): Promise<TipSettings | undefined> => {
    const query = { filter: { default: true } } as object;
    return (await staffClient(options).use(sdk.queryTipSettings)(query)).tipSettings?.[0];
  },
  /** Of those who say for the first time. */
  create: async (settings: NewTipSettings, options?: CallOptions): Promise<TipSettings> =>
    (await staffClient(options).use(sdk.createDefaultTipSettings)(settings)).tipSettings ?? {},
  update: (settings: TipSettings, options?: CallOptions): Promise<TipSettings> =>
    staffClient(options).use(sdk.updateTipSettings)(settings),
  staff: async (options?: CallOptions): Promise<string[]> => {
    const { staff = [] } = await staffClient(options).use(listTippableStaff)({ includeWixUsers: true });
    return staff.flatMap(({ name }) => name ?? []);
  },
};
