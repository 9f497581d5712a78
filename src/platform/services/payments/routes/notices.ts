import type { Context } from '../../../context.ts';
import { notFound, tooLarge, unauthenticated } from '../../../contract/errors.ts';
import type { ChargeOutcome, PaymentNotice } from '../../../ports.ts';
import type { HostedRoute } from '../../../service.ts';
import { findChargeByProvider } from '../charges.ts';
import { settleCharge } from '../settle-charge.ts';
import { paymentTables } from '../tables.ts';

const MAX_BODY = 65_536;

function outcomeOf(
  { outcome, providerTransactionId, reason, expiresDate }: PaymentNotice,
  now: Date,
): ChargeOutcome {
  switch (outcome) {
    case 'APPROVED':
      return { status: 'APPROVED', providerTransactionId };
    case 'AUTHORIZED':
      return {
        status: 'AUTHORIZED',
        providerTransactionId,
        expiresDate: expiresDate ?? weekAfter(now),
      };
    default:
      return { status: 'DECLINED', providerTransactionId, reason: reason ?? '' };
  }
}

/** Where the provider does not say how long it holds the money. */
const weekAfter = (now: Date): string => new Date(now.getTime() + 7 * 86_400_000).toISOString();

/** False for a notice that was heard before. */
async function isNew({ db, siteId, clock }: Context, notice: PaymentNotice): Promise<boolean> {
  const { id, providerTransactionId, outcome } = notice;
  const receivedDate = clock.now().toISOString();
  const inserted = await paymentTables(db)
    .insertInto('paymentNotices')
    .values({ siteId, id, providerTransactionId, outcome, receivedDate })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/**
 * What the provider tells later. A notice for a charge nobody knows is refused, so that it comes again: it may have
 * overtaken the answer to the charge itself.
 */
export const noticesRoute: HostedRoute = {
  method: 'POST',
  path: '/hosted/payments/notices',
  provesCaller: true,
  async handle(request, context) {
    if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY)
      throw tooLarge('The notice is too large.');
    const body = await request.text();
    if (body.length > MAX_BODY) throw tooLarge('The notice is too large.');
    const notice = await context.payments.readNotice(body, request.headers);
    if (!notice) throw unauthenticated('The notice is not signed by the payment provider, or too old.');
    const charge = await findChargeByProvider(context, notice.providerTransactionId);
    if (!charge) throw notFound('There is no such payment.', 'PAYMENT_NOT_FOUND');
    if (await isNew(context, notice))
      await settleCharge(context, charge, outcomeOf(notice, context.clock.now()));
    return Response.json({});
  },
};
