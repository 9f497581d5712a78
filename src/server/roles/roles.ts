import { operations } from '../../platform/contract/index.ts';
import {
  counterpartPermissions,
  REFUND_SEND,
  roleNames,
  type Role,
  type RoleName,
} from '../../shared/permissions.ts';
import { catalogRead, catalogWrite } from './grants/catalog.ts';
import { mediaRead, mediaWrite } from './grants/media.ts';
import { membersRead, membersWrite } from './grants/members.ts';
import { reviewsRead, reviewsWrite } from './grants/reviews.ts';
import { salesRead, salesWrite } from './grants/sales.ts';
import { tradeRead, tradeWrite } from './grants/trade.ts';

const reads = [...salesRead, ...tradeRead, ...catalogRead, ...reviewsRead, ...membersRead, ...mediaRead];

/** An id the contract gains later is the owner's alone until it is granted here. */
const grants: Record<Exclude<RoleName, 'owner'>, readonly string[]> = {
  merchant: [
    ...reads,
    ...salesWrite,
    ...tradeWrite,
    ...catalogWrite,
    ...reviewsWrite,
    ...membersWrite,
    ...mediaWrite,
    REFUND_SEND,
    'COUNTERPART.REFUND_PREPARE',
    'COUNTERPART.AUDIT_READ',
    'COUNTERPART.GIFT_CARDS_MANAGE',
  ],
  moderator: [...reads, ...reviewsWrite, ...membersWrite, 'COUNTERPART.REFUND_PREPARE'],
  editor: [...catalogRead, ...catalogWrite, ...mediaRead, ...mediaWrite, ...reviewsRead],
  viewer: reads,
};

const everything = (): string[] => [
  ...operations.flatMap((operation) => operation.permissions),
  ...grants.merchant,
  ...counterpartPermissions,
];

const sorted = (ids: Iterable<string>): string[] => [...new Set(ids)].toSorted();

export const roles: readonly Role[] = roleNames.map((name) => ({
  name,
  permissions: sorted(name === 'owner' ? everything() : grants[name]),
}));

const byName = new Map(roles.map((role) => [role.name, role.permissions]));

export const permissionsOf = (role: RoleName): readonly string[] => byName.get(role) ?? [];
