import { sql, type RawBuilder } from 'kysely';
import type { Gateway } from '../gateway.ts';
import { auditTable, type Doer, type Outcome } from './tables.ts';

/** Larger requests and entities are noted as such: the log is a record of actions, not a backup. */
const MAX_JSON = 65_536;
const MAX_IDS = 1000;

export interface AuditedAction {
  by: Doer;
  operation: string;
  entityType?: string | undefined;
  entityIds?: readonly string[];
  requestId: string;
  request?: unknown;
  before?: unknown;
}

export interface Result {
  outcome: Outcome;
  status?: number;
  code?: string | undefined;
  entityIds?: readonly string[];
  before?: unknown;
  after?: unknown;
}

/** Such as `newPassword`, `paymentToken`, `clientSecret` and `apiKey`; public keys are none. */
const SECRET = /(?:password|secret|token|passphrase|apiKey|privateKey|giftCardCode)$/i;

const withoutSecrets = (key: string, value: unknown): unknown =>
  SECRET.test(key) && typeof value === 'string' ? '…' : value;

function json(value: unknown): RawBuilder<unknown> {
  if (value === undefined || value === null) return sql`NULL::jsonb`;
  const text = JSON.stringify(value, withoutSecrets);
  const stored = text.length > MAX_JSON ? JSON.stringify({ omitted: `${text.length} characters` }) : text;
  return sql`${stored}::text::jsonb`;
}

const idArray = (ids: readonly string[]): RawBuilder<string[]> =>
  sql`ARRAY(SELECT jsonb_array_elements_text(${JSON.stringify(ids.slice(0, MAX_IDS))}::text::jsonb))`;

async function insert(gateway: Gateway, auditedAction: AuditedAction, result: Result): Promise<string> {
  const id = gateway.ids.guid();
  await auditTable(gateway.database.kysely)
    .insertInto('audit_log')
    .values({
      site_id: gateway.siteId,
      id,
      at: gateway.clock.now(),
      staff_id: auditedAction.by.staffId ?? null,
      staff_email: auditedAction.by.email,
      role: auditedAction.by.role ?? null,
      operation: auditedAction.operation,
      entity_type: auditedAction.entityType ?? null,
      entity_ids: idArray(result.entityIds ?? auditedAction.entityIds ?? []),
      outcome: result.outcome,
      status: result.status ?? null,
      code: result.code ?? null,
      request_id: auditedAction.requestId,
      request: json(auditedAction.request),
      before: json(result.before ?? auditedAction.before),
      after: json(result.after),
    })
    .execute();
  return id;
}

/** For what is over when it is written down. */
export async function writeAudit(
  gateway: Gateway,
  auditedAction: AuditedAction,
  result: Result,
): Promise<void> {
  await insert(gateway, auditedAction, result);
}

/**
 * For what is about to be sent: the entry is there before the action, so that none goes unrecorded, and `close`
 * completes it.
 */
export async function openAudit(
  gateway: Gateway,
  auditedAction: AuditedAction,
): Promise<{ close(result: Result): Promise<void> }> {
  const id = await insert(gateway, auditedAction, { outcome: 'sent' });
  return {
    async close(result) {
      await auditTable(gateway.database.kysely)
        .updateTable('audit_log')
        .set({
          outcome: result.outcome,
          status: result.status ?? null,
          code: result.code ?? null,
          before: json(result.before ?? auditedAction.before),
          after: json(result.after),
          ...(result.entityIds && { entity_ids: idArray(result.entityIds) }),
        })
        .where('site_id', '=', gateway.siteId)
        .where('id', '=', id)
        .execute();
    },
  };
}
