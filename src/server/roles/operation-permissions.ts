import type { OperationRecord } from '../../platform/contract/index.ts';
import { REFUND_SEND, type RoleName } from '../../shared/permissions.ts';
import { permissionsOf } from './roles.ts';

/** Operations that do more than the contract's permission says: `triggerRefund` pays out under MODIFY_TRANSACTIONS. */
const alsoNeeds: Readonly<Record<string, readonly string[]>> = {
  'com.wix.ecom.orders.payments_collector.v1.PaymentsCollector.TriggerRefund': [REFUND_SEND],
};

export const requiredPermissions = (operation: OperationRecord): readonly string[] => [
  ...operation.permissions,
  ...(alsoNeeds[operation.id] ?? []),
];

/**
 * The rights `role` lacks for `operation`; empty when it may call it. An operation the contract gives no permission
 * is open to everyone signed in when it only reads, else to the owner.
 */
export function missingPermissions(role: RoleName, operation: OperationRecord): readonly string[] {
  if (role === 'owner') return [];
  const needed = requiredPermissions(operation);
  if (needed.length === 0) return operation.readOnly ? [] : ['OWNER'];
  const granted = permissionsOf(role);
  return needed.filter((id) => !granted.includes(id));
}
