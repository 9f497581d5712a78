import { sql } from 'kysely';
import type { ChargeNotice, PaymentNotice, RefundNotice } from '../../ports.ts';
import type { TestGatewayOptions } from './options.ts';
import { expiryOf, findPayment } from './authorizations.ts';
import { isSigned, sign, SIGNATURE_HEADER } from './signature.ts';
import { gatewayTables } from './tables.ts';

const NOTICE_PATH = '/hosted/payments/notices';
/** Tries double their distance from two seconds: the last comes half a day after the first. */
const MAX_ATTEMPTS = 14;
const BATCH = 20;

interface Due {
  id: string;
  paymentId: string;
  outcome: 'APPROVED' | 'DECLINED' | 'AUTHORIZED';
  reason: string | null;
}

/** Takes up what is due; a try of its own pushes the next one away before anything is sent. */
async function claim({ database, siteId, clock }: TestGatewayOptions): Promise<Due[]> {
  const now = clock.now();
  const db = gatewayTables(database.kysely);
  const due = await db
    .selectFrom('testGatewayNotices')
    .select(['id', 'attempts'])
    .where('siteId', '=', siteId)
    .where('nextAttempt', '<=', now.toISOString())
    .where('attempts', '<', MAX_ATTEMPTS)
    .orderBy('nextAttempt')
    .limit(BATCH)
    .execute();
  const claimed: Due[] = [];
  for (const { id, attempts } of due) {
    const nextAttempt = new Date(now.getTime() + 2000 * 2 ** attempts).toISOString();
    const row = await db
      .updateTable('testGatewayNotices')
      .set({ attempts: sql`attempts + 1`, nextAttempt })
      .where('siteId', '=', siteId)
      .where('id', '=', id)
      .where('attempts', '=', attempts)
      .returning(['id', 'paymentId', 'outcome', 'reason'])
      .executeTakeFirst();
    if (row) claimed.push(row);
  }
  return claimed;
}

async function post(options: TestGatewayOptions, notice: Due): Promise<boolean> {
  const { publicUrl, secret, clock, send } = options;
  const { id, paymentId: transaction, outcome, reason } = notice;
  const row = outcome === 'DECLINED' ? undefined : await findPayment(options, transaction);
  const body = JSON.stringify({
    id,
    transaction,
    outcome,
    ...(reason !== null && { reason }),
    ...(row && outcome === 'AUTHORIZED' && { expiresDate: expiryOf(row) }),
    ...(row && row.savedMethod !== null && { savedMethod: row.savedMethod }),
  });
  const request = new Request(publicUrl + NOTICE_PATH, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: await sign(body, secret, clock.now()),
    },
    body,
  });
  return send(request).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Tells the platform what was decided, again and again until it heard. @returns how many notices were sent */
export async function sendDue(options: TestGatewayOptions): Promise<number> {
  const { database, siteId } = options;
  const due = await claim(options);
  for (const notice of due) {
    if (!(await post(options, notice))) continue;
    await gatewayTables(database.kysely)
      .updateTable('testGatewayNotices')
      .set({ nextAttempt: null })
      .where('siteId', '=', siteId)
      .where('id', '=', notice.id)
      .execute();
  }
  return due.length;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const isOutcome = (value: unknown): value is ChargeNotice['outcome'] =>
  value === 'APPROVED' || value === 'DECLINED' || value === 'AUTHORIZED';

const isRefundOutcome = (value: unknown): value is RefundNotice['outcome'] =>
  value === 'SUCCEEDED' || value === 'FAILED';

function refundNotice(fields: Record<string, unknown>): PaymentNotice | undefined {
  const { id, orderId, refundId, paymentId, providerRefundId, outcome, reason } = fields;
  if (!isText(id) || !isText(orderId) || !isText(refundId) || !isText(paymentId)) return undefined;
  if (!isText(providerRefundId) || !isRefundOutcome(outcome)) return undefined;
  return {
    kind: 'REFUND',
    id,
    orderId,
    refundId,
    paymentId,
    providerRefundId,
    outcome,
    ...(isText(reason) && { reason }),
  };
}

function parse(body: string): PaymentNotice | undefined {
  let fields: Record<string, unknown>;
  try {
    fields = JSON.parse(body) as Record<string, unknown>;
  } catch {
    return undefined;
  }
  const { id, refundId, transaction, outcome, reason, expiresDate, savedMethod } = fields;
  if (refundId !== undefined) return refundNotice(fields);
  if (!isText(id) || !isText(transaction) || !isOutcome(outcome)) return undefined;
  return {
    kind: 'CHARGE',
    id,
    providerTransactionId: transaction,
    outcome,
    ...(isText(reason) && { reason }),
    ...(isText(expiresDate) && { expiresDate }),
    ...(isText(savedMethod) && { savedMethod }),
  };
}

/** The platform's side: undefined for a notice that is forged, altered or too old. */
export async function readNotice(
  { secret, clock }: Pick<TestGatewayOptions, 'secret' | 'clock'>,
  body: string,
  headers: Headers,
): Promise<PaymentNotice | undefined> {
  const signature = headers.get(SIGNATURE_HEADER);
  return (await isSigned(body, signature, secret, clock.now())) ? parse(body) : undefined;
}
