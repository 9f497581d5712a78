import { PlatformError } from '../../platform/contract/errors.ts';
import { matchOperation, type OperationRecord } from '../../platform/contract/index.ts';
import { parseJson } from '../../platform/contract/sound.ts';
import { openAudit, type Deed, type Result } from '../audit/audit-log.ts';
import { changedParts, createdId, entityIdsOf, unwrap } from '../audit/changed-parts.ts';
import type { Gateway } from '../gateway.ts';
import type { Staff } from '../http/gateway-env.ts';
import { callAsStaff, type StaffCall } from './call-as-staff.ts';

export interface ChangingCall extends Omit<StaffCall, 'staff' | 'signal'> {
  staff: Staff;
  operation: OperationRecord;
  pathParams: Readonly<Record<string, string>>;
}

export const operationName = (operation: OperationRecord): string => `${operation.package}.${operation.name}`;

/** Undefined for what the platform will refuse, or what no log could keep. */
const parsed = (text: string | undefined): unknown => {
  try {
    return parseJson(text ?? '');
  } catch {
    return undefined;
  }
};

export const deedOf = (call: ChangingCall): Deed => {
  const request = parsed(call.body);
  return {
    by: call.staff,
    operation: operationName(call.operation),
    entityType: call.operation.entityFqdn,
    entityIds: entityIdsOf(call.pathParams, request),
    requestId: call.requestId,
    request,
  };
};

/** Updates and removals address the entity's own path, where the contract usually has a reading operation too. */
async function readBefore(gateway: Gateway, call: ChangingCall): Promise<unknown> {
  if (!['PATCH', 'PUT', 'DELETE'].includes(call.method)) return undefined;
  const path = call.path.split('?')[0] ?? call.path;
  if (!matchOperation('GET', path)?.operation.readOnly) return undefined;
  const reply = await callAsStaff(gateway, {
    staff: call.staff,
    requestId: call.requestId,
    method: 'GET',
    path,
  });
  return reply.ok ? unwrap(await reply.json()) : undefined;
}

const errorCode = (body: unknown): string | undefined => {
  const details = (
    body as { details?: { applicationError?: { code?: unknown }; validationError?: unknown } } | undefined
  )?.details;
  const code = details?.applicationError?.code;
  if (typeof code === 'string') return code;
  return details?.validationError ? 'VALIDATION_ERROR' : undefined;
};

function resultOf(call: ChangingCall, deed: Deed, before: unknown, status: number, body: unknown): Result {
  if (status !== 200) return { outcome: 'failed', status, code: errorCode(body) };
  const id = createdId(body);
  return {
    outcome: 'succeeded',
    status,
    ...(id !== undefined && !deed.entityIds?.includes(id) && { entityIds: [...(deed.entityIds ?? []), id] }),
    ...(before === undefined
      ? { after: unwrap(body) }
      : changedParts(before, call.method === 'DELETE' ? {} : body)),
  };
}

/**
 * Sends a change and records it. The caller's abort is not passed on: a change that is under way is carried through,
 * so that its outcome is known.
 */
export async function auditedCall(
  gateway: Gateway,
  call: ChangingCall,
): Promise<{ reply: Response; text: string }> {
  const before = await readBefore(gateway, call);
  const deed = { ...deedOf(call), before };
  const entry = await openAudit(gateway, deed);
  try {
    const reply = await callAsStaff(gateway, call);
    const text = await reply.text();
    await entry.close(resultOf(call, deed, before, reply.status, parsed(text)));
    return { reply, text };
  } catch (error) {
    if (error instanceof PlatformError) {
      await entry.close({ outcome: 'failed', status: error.status, code: error.code });
    }
    throw error;
  }
}
