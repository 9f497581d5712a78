import type { Context } from '#platform/context.ts';
import { notFound, tooLarge, unauthenticated } from '#platform/contract/errors.ts';
import type { ChargeNotice, ChargeOutcome, PaymentNotice, RefundNotice } from '#platform/ports.ts';
import type { HostedRoute } from '#platform/service.ts';
import { CHARGE_FQDN, type RefundDecided, type StoredCharge } from '../charge.ts';
import { findCharge, findChargeByProvider } from '../charges.ts';
import { recordCharge } from '../record-charge.ts';
import { paymentTables } from '../tables.ts';

const MAX_BODY = 65_536;

function outcomeOf(
  { outcome, providerTransactionId, reason, expiresDate, card, savedMethod }: ChargeNotice,
  now: Date,
): ChargeOutcome {
  const known = { providerTransactionId, ...(card && { card }) };
  const stored = { ...known, ...(savedMethod !== undefined && { savedMethod }) };
  switch (outcome) {
    case 'APPROVED':
      return { status: 'APPROVED', ...stored };
    case 'AUTHORIZED':
      return { status: 'AUTHORIZED', expiresDate: expiresDate ?? weekAfter(now), ...stored };
    default:
      return { status: 'DECLINED', reason: reason ?? '', ...known };
  }
}

/** Where the provider does not say how long it holds the money. */
const weekAfter = (now: Date): string => new Date(now.getTime() + 7 * 86_400_000).toISOString();

/** False for a notice that was heard before. */
async function isNew(
  { db, siteId, clock }: Context,
  { id, outcome }: Pick<ChargeNotice | RefundNotice, 'id' | 'outcome'>,
  providerTransactionId: string,
): Promise<boolean> {
  const receivedDate = clock.now().toISOString();
  const inserted = await paymentTables(db)
    .insertInto('paymentNotices')
    .values({ siteId, id, providerTransactionId, outcome, receivedDate })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

const chargeOf = (
  context: Context,
  { paymentId, providerTransactionId }: ChargeNotice,
): Promise<StoredCharge | undefined> =>
  paymentId === undefined
    ? findChargeByProvider(context, providerTransactionId)
    : findCharge(context, paymentId);

/**
 * A notice for a charge nobody knows is rejected, so that it comes again: it may have overtaken the answer to the charge
 * itself.
 */
async function hearCharge(context: Context, notice: ChargeNotice): Promise<void> {
  const charge = await chargeOf(context, notice);
  if (!charge) throw notFound('There is no such payment.', 'PAYMENT_NOT_FOUND');
  if (await isNew(context, notice, notice.providerTransactionId)) {
    await recordCharge(context, charge, outcomeOf(notice, context.clock.now()));
  }
}

/** Refunds are somebody else's: they hear of it. */
async function hearRefund(context: Context, notice: RefundNotice): Promise<void> {
  if (!(await isNew(context, notice, notice.providerRefundId))) return;
  const { orderId, refundId, paymentId, providerRefundId, outcome, reason } = notice;
  const body: RefundDecided = { orderId, refundId, paymentId, providerRefundId, status: outcome, reason };
  await context.emit({
    entityFqdn: CHARGE_FQDN,
    slug: 'refund_told',
    entityId: orderId,
    body: { actionEvent: { body } },
  });
}

async function readNotice(request: Request, context: Context): Promise<PaymentNotice> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY)
    throw tooLarge('The notice is too large.');
  const body = await request.text();
  if (body.length > MAX_BODY) throw tooLarge('The notice is too large.');
  const notice = await context.payments.readNotice(body, request.headers);
  if (!notice) throw unauthenticated('The notice is not signed by the payment provider, or too old.');
  return notice;
}

/** What the provider tells later. Read before a transaction is open: the provider may be asked for more. */
export const noticesRoute: HostedRoute = {
  method: 'POST',
  path: '/hosted/payments/notices',
  provesCaller: true,
  ownTransactions: true,
  async handle(request, context) {
    const notice = await readNotice(request, context);
    if (notice.kind === 'CHARGE') await context.transaction((inner) => hearCharge(inner, notice));
    if (notice.kind === 'REFUND') await context.transaction((inner) => hearRefund(inner, notice));
    return Response.json({});
  },
};
