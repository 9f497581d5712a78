import { permissionDenied } from '../contract/errors.ts';
import type { OperationRecord } from '../contract/index.ts';
import { openTo } from './access.ts';
import type { Caller } from './caller.ts';

/** Whether the operation asks for no token at all. */
export const isOpenToAnyone = ({ id }: OperationRecord): boolean => openTo[id]?.includes('anyone') ?? false;

const mayCall = (caller: Caller, operation: OperationRecord): boolean => {
  if (isOpenToAnyone(operation)) return true;
  if (caller.kind === 'api-key') {
    const { permissions } = caller;
    if (permissions === '*' || openTo[operation.id]?.includes('api-key')) return true;
    // What asks for none, such as signing in, is for shoppers and for keys that may do everything.
    return operation.permissions.length > 0 && operation.permissions.every((id) => permissions.includes(id));
  }
  if (openTo[operation.id]?.includes(caller.kind)) return true;
  return caller.kind === 'member' && operation.identities.includes('MEMBER');
};

/** @throws 403 PERMISSION_DENIED unless the contract opens the operation to this caller. */
export function authorize(caller: Caller, operation: OperationRecord): void {
  if (mayCall(caller, operation)) return;
  throw permissionDenied(
    `This ${caller.kind === 'api-key' ? 'API key' : caller.kind} may not call ${operation.name}.`,
    undefined,
    {
      permissionIds: operation.permissions,
    },
  );
}
