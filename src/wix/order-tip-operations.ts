import * as sdk from '@wix/auto_sdk_ecom_tips';
import { listTippableStaff } from '@wix/auto_sdk_ecom_tippable-staff';
import { staffClient, type CallOptions } from './staff-client.ts';

export type Tip = sdk.Tip;
export type TipPart = sdk.TipDistribution;

export interface TipShare {
  /** Of a part that is there already. */
  partId: string | undefined;
  staffId: string;
  amount: string;
}

export interface TippedPerson {
  id: string;
  name: string;
}

const toPart = ({ partId, staffId, amount }: TipShare): TipPart => ({
  ...(partId ? { _id: partId } : { staff: { identificationData: { wixUserId: staffId } } }),
  amount,
});

/** The tip of one order and who has which part of it. */
export const orderTipOperations = {
  of: async (orderId: string, options?: CallOptions): Promise<Tip> =>
    (await staffClient(options).use(sdk.getTipByOrderId)(orderId)).tip ?? {},
  set: async (
    orderId: string,
    { amount, shares }: { amount: string; shares: readonly TipShare[] },
    options?: CallOptions,
  ): Promise<Tip> => {
    const tip = { amount, distributions: shares.map(toPart) };
    return (await staffClient(options).use(sdk.setTipOnOrder)({ orderId, tip })).tip ?? {};
  },
  remove: (orderId: string, options?: CallOptions) =>
    staffClient(options).use(sdk.removeTipFromOrder)({ orderId }),
  /** Who may get a part of one. */
  staff: async (options?: CallOptions): Promise<TippedPerson[]> => {
    const { staff = [] } = await staffClient(options).use(listTippableStaff)({ includeWixUsers: true });
    return staff.flatMap(({ _id, name }) => (_id ? [{ id: _id, name: name ?? '' }] : []));
  },
};
