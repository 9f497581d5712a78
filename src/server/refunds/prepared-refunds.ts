import { sql, type RawBuilder } from 'kysely';
import {
  failedPrecondition,
  notFound,
  PlatformError,
  type ErrorEnvelope,
} from '../../platform/contract/errors.ts';
import { matchOperation } from '../../platform/contract/index.ts';
import { auditedCall } from '../forward/audited-call.ts';
import type { Gateway } from '../gateway.ts';
import type { Staff } from '../http/gateway-env.ts';
import { passOn, PlatformCallError } from '../platform-call.ts';
import { preparedRefundTable, type PreparedRefundRow } from './tables.ts';

const REFUND_PATH = '/ecom/v1/order-billing/refund-payments';

/** A process that died while sending leaves the refund in that state; after this it may be sent again, safely. */
const SENDING_LASTS = 60_000;

const json = <T>(value: T): RawBuilder<T> => sql<T>`${JSON.stringify(value ?? null)}::text::jsonb`;

export interface NewPreparedRefund {
  request: PreparedRefundRow['request'];
  preview?: unknown;
  note?: string | undefined;
}

export async function prepareRefund(
  gateway: Gateway,
  by: Staff,
  refund: NewPreparedRefund,
): Promise<PreparedRefundRow> {
  return preparedRefundTable(gateway.database.kysely)
    .insertInto('prepared_refunds')
    .values({
      site_id: gateway.siteId,
      id: gateway.ids.guid(),
      order_id: refund.request.orderId,
      status: 'prepared',
      request: json(refund.request),
      preview: json(refund.preview),
      note: refund.note ?? null,
      prepared_by: by.email,
      prepared_by_id: by.staffId,
      prepared_at: gateway.clock.now(),
      decided_by: null,
      decided_at: null,
      decision_note: null,
      result: null,
      error: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Locks the row; nobody decides twice. */
async function decide(
  gateway: Gateway,
  id: string,
  by: Staff,
  change: { status: 'sending' | 'declined'; decision_note?: string | null },
): Promise<PreparedRefundRow> {
  return gateway.database.transaction(async (tx) => {
    const db = preparedRefundTable(tx);
    const row = await db
      .selectFrom('prepared_refunds')
      .selectAll()
      .where('site_id', '=', gateway.siteId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw notFound('There is no such prepared refund.');
    const now = gateway.clock.now();
    const stuck =
      row.status === 'sending' && now.getTime() - (row.decided_at?.getTime() ?? 0) > SENDING_LASTS;
    const open = row.status === 'prepared' || (stuck && change.status === 'sending');
    if (!open) throw failedPrecondition('Somebody has decided this refund already.', 'ALREADY_DECIDED');
    if (change.status === 'sending' && row.prepared_by_id === by.staffId) {
      throw failedPrecondition('A refund is sent by somebody other than who prepared it.', 'SAME_PERSON');
    }
    return db
      .updateTable('prepared_refunds')
      .set({ ...change, decided_by: by.email, decided_at: now })
      .where('site_id', '=', gateway.siteId)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

export const declineRefund = (gateway: Gateway, id: string, by: Staff, reason: string | null) =>
  decide(gateway, id, by, { status: 'declined', decision_note: reason });

async function settle(
  gateway: Gateway,
  id: string,
  end: 'sent' | 'prepared',
  value: unknown,
): Promise<PreparedRefundRow> {
  return preparedRefundTable(gateway.database.kysely)
    .updateTable('prepared_refunds')
    .set(
      end === 'sent'
        ? { status: end, result: json(value), error: null }
        : { status: end, error: json(value) },
    )
    .where('site_id', '=', gateway.siteId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Its id is the idempotency key: however often it is sent, money moves once. */
async function send(gateway: Gateway, row: PreparedRefundRow, staff: Staff, requestId: string) {
  const match = matchOperation('POST', REFUND_PATH);
  if (!match) throw new Error('The contract has lost refundPayments.');
  return auditedCall(gateway, {
    ...match,
    staff,
    requestId,
    method: 'POST',
    path: REFUND_PATH,
    headers: new Headers({ 'idempotency-key': row.id, 'content-type': 'application/json' }),
    body: JSON.stringify(row.request),
  });
}

/** @throws what the platform answered, after noting it: the refund may then be sent again or declined. */
export async function approveRefund(
  gateway: Gateway,
  id: string,
  by: Staff,
  requestId: string,
): Promise<PreparedRefundRow> {
  const row = await decide(gateway, id, by, { status: 'sending' });
  try {
    const { reply, text } = await send(gateway, row, by, requestId);
    const answer: unknown = JSON.parse(text);
    if (reply.status === 200) return await settle(gateway, id, 'sent', answer);
    throw passOn(new PlatformCallError(reply.status, answer as ErrorEnvelope));
  } catch (error) {
    const envelope =
      error instanceof PlatformError
        ? error.toEnvelope()
        : { message: 'It is not known whether the refund was sent.' };
    await settle(gateway, id, 'prepared', envelope);
    throw error;
  }
}
