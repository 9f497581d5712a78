import { PlatformError } from '../../platform/contract/errors.ts';
import { matchOperation, operations, type OperationRecord } from '../../platform/contract/index.ts';
import { parseJson } from '../../platform/contract/sound.ts';
import { openAudit, type AuditedAction, type Result } from '../audit/audit-log.ts';
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

/** Undefined for what the platform will reject, or what no log could keep. */
const parsed = (text: string | undefined): unknown => {
  try {
    return parseJson(text ?? '');
  } catch {
    return undefined;
  }
};

/** What a call without a body says: whose role is taken away, say. */
function askedIn(path: string): Record<string, string | string[]> | undefined {
  const query = new URL(path, 'http://platform').searchParams;
  if (query.size === 0) return undefined;
  return Object.fromEntries(
    [...new Set(query.keys())].map((name) => {
      const values = query.getAll(name);
      return [name, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );
}

export const auditedActionOf = (call: ChangingCall): AuditedAction => {
  const request = parsed(call.body) ?? askedIn(call.path);
  return {
    by: call.staff,
    operation: operationName(call.operation),
    entityType: call.operation.entityFqdn,
    entityIds: entityIdsOf(call.pathParams, request),
    requestId: call.requestId,
    request,
  };
};

const pascal = (name: string): string =>
  name.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/**
 * Where the entity can be read that a call changes: at its own path, or for a verb and an update under another path
 * by the contract's operation that gets one.
 */
function pathOfEntity({ method, path, operation, pathParams }: ChangingCall): string | undefined {
  const own = path.split('?')[0] ?? path;
  if (method !== 'POST' && matchOperation('GET', own)?.operation.readOnly) return own;
  const [id] = Object.values(pathParams);
  const entity = operation.entityFqdn?.split('.').at(-1);
  if (id === undefined || entity === undefined) return undefined;
  const reader = operations.find(
    (each) => each.package === operation.package && each.name === `get${pascal(entity)}` && each.readOnly,
  );
  const place = reader?.method === 'GET' ? reader.path.match(/\{[^}]+\}/g) : undefined;
  return place?.length === 1 ? reader?.path.replace(place[0] ?? '', encodeURIComponent(id)) : undefined;
}

const SETTINGS_READER = /^get\w*(?:Settings|Properties|Policy)$/;

/**
 * Where settings can be read of which a call changes a part under a path of its own, such as the contact of the site's
 * properties. Its reply is not the settings, so they are read again.
 */
function pathOfWhole({ path, operation }: ChangingCall): string | undefined {
  const own = path.split('?')[0] ?? path;
  return operations.find(
    (each) =>
      each.package === operation.package &&
      SETTINGS_READER.test(each.name) &&
      each.method === 'GET' &&
      !each.path.includes('{') &&
      own.startsWith(`${each.path}/`),
  )?.path;
}

/** Settings beside which their version is returned, such as `{ version, properties }`. */
function settingsIn(reply: unknown): unknown {
  const objects = Object.values(reply ?? {}).filter((each) => typeof each === 'object' && each !== null);
  return objects.length === 1 ? objects[0] : reply;
}

/** A change is not kept from happening by what cannot be read. */
async function read(
  gateway: Gateway,
  { staff, requestId }: ChangingCall,
  path: string | undefined,
): Promise<unknown> {
  if (path === undefined) return undefined;
  const reply = await callAsStaff(gateway, { staff, requestId, method: 'GET', path }).catch(() => undefined);
  return reply?.ok ? unwrap(parsed(await reply.text())) : undefined;
}

const errorCode = (body: unknown): string | undefined => {
  const details = (
    body as { details?: { applicationError?: { code?: unknown }; validationError?: unknown } } | undefined
  )?.details;
  const code = details?.applicationError?.code;
  if (typeof code === 'string') return code;
  return details?.validationError ? 'VALIDATION_ERROR' : undefined;
};

/** A comment goes from its order; the order stays. */
const removes = ({ method, pathParams }: ChangingCall): boolean =>
  method === 'DELETE' && Object.keys(pathParams).length === 1;

/** The fields that an update speaks of. */
const askedOf = (request: unknown): readonly string[] => Object.keys(unwrap(request) ?? {});

/** What a reply says itself of a change: `{ oldCounter, newCounter }`. */
function changeIn(body: unknown): Pick<Result, 'before' | 'after'> | undefined {
  const fields = Object.entries((body ?? {}) as Record<string, unknown>);
  const [oldName, before] = fields.find(([key]) => /^old[A-Z]/.test(key)) ?? [];
  const [name, after] = fields.find(([key]) => key === oldName?.replace('old', 'new')) ?? [];
  if (name === undefined) return undefined;
  const field = name.charAt(3).toLowerCase() + name.slice(4);
  return { before: { [field]: before }, after: { [field]: after } };
}

function resultOf(
  call: ChangingCall,
  auditedAction: AuditedAction,
  before: unknown,
  status: number,
  body: unknown,
): Result {
  if (status !== 200) return { outcome: 'failed', status, code: errorCode(body) };
  const id = createdId(body);
  return {
    outcome: 'succeeded',
    status,
    ...(id !== undefined &&
      !auditedAction.entityIds?.includes(id) && { entityIds: [...(auditedAction.entityIds ?? []), id] }),
    ...(before === undefined
      ? (changeIn(body) ?? { after: unwrap(body) })
      : changedParts(before, removes(call) ? {} : body, askedOf(auditedAction.request))),
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
  const path = pathOfEntity(call);
  const whole = path === undefined ? pathOfWhole(call) : undefined;
  const before = await read(gateway, call, path ?? whole);
  const action = { ...auditedActionOf(call), before };
  const entry = await openAudit(gateway, action);
  try {
    const reply = await callAsStaff(gateway, call);
    const text = await reply.text();
    const result = resultOf(call, action, before, reply.status, parsed(text));
    const after = whole && reply.ok ? await read(gateway, call, whole) : undefined;
    await entry.close(
      after === undefined ? result : { ...result, ...changedParts(settingsIn(before), settingsIn(after)) },
    );
    return { reply, text };
  } catch (error) {
    if (error instanceof PlatformError) {
      await entry.close({ outcome: 'failed', status: error.status, code: error.code });
    }
    throw error;
  }
}
