import { requestCharge, requestVoidCharge, takings } from '../../extensions/service-plugins/public.ts';
import type { StoredCharge } from './charge.ts';
import { charges } from './tables.ts';

/**
 * One record is one charge: whoever asks for it again asks for the same, and another try of the same order is another.
 * The contract's own key, of membership, order and item, could not tell two tries of one order apart.
 */
const keyOf = ({ membershipId, orderId, id }: StoredCharge): string => `${membershipId}:${orderId}:${id}`;

/** How a membership is charged, and what it paid goes back to it. */
export const { settleTaking, settleVoid, beginVoid, letGo, claimVoids, settleLeft } = takings<StoredCharge>({
  table: charges,
  take: async ({ secretBox }, row, { plugin, behalf }) =>
    requestCharge(plugin, {
      ...behalf,
      memberId: await secretBox.open(row.sealedMemberId, row.id),
      membershipId: row.membershipId,
      idempotencyKey: keyOf(row),
      catalogReference: { appId: row.catalogAppId, catalogItemId: row.catalogItemId },
      rootCatalogItemId: row.rootCatalogItemId,
    }),
  giveBack: (_row, { plugin, behalf, transactionId }) =>
    requestVoidCharge(plugin, { ...behalf, transactionId }),
  alreadyTaken: 'MEMBERSHIP_ALREADY_CHARGED',
  alreadyGivenBack: 'TRANSACTION_ALREADY_VOIDED',
});
