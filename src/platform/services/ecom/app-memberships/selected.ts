import type { Context } from '#platform/context.ts';
import { charges } from './tables.ts';

/** A membership that pays for a line already, or may: that is there, whatever the app says of it now. */
export interface ChosenMembership {
  membershipId: string;
  membershipName: string;
  lineItemId: string;
  pluginId: string;
}

export async function selectedMemberships(
  context: Context,
  checkoutId: string | undefined,
): Promise<readonly ChosenMembership[]> {
  if (checkoutId === undefined) return [];
  const rows = await charges.ofCheckout(context, checkoutId);
  return rows.filter(({ state, asks }) => state !== 'VOIDING' || asks === 0);
}
