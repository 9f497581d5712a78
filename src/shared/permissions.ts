/** Rights that the platform's contract has no word for. */
export const counterpartPermissions = [
  'COUNTERPART.REFUND_PREPARE',
  'COUNTERPART.STAFF_MANAGE',
  'COUNTERPART.AUDIT_READ',
  'COUNTERPART.GIFT_CARDS_MANAGE',
  'COUNTERPART.DEVELOPERS_MANAGE',
  'COUNTERPART.WEBHOOKS_MANAGE',
  'COUNTERPART.EVENTS_READ',
] as const;

/** Sending money back; preparing it is `COUNTERPART.REFUND_PREPARE`. */
export const REFUND_SEND = 'ECOM.ORDER_BILLING_REFUND_PAYMENTS';

export const roleNames = ['owner', 'merchant', 'moderator', 'editor', 'viewer'] as const;

export type RoleName = (typeof roleNames)[number];

/** One row of the table that the server decides by and the interface shows. */
export interface Role {
  name: RoleName;
  permissions: readonly string[];
}
