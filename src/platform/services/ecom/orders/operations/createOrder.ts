import type { Context } from '#platform/context.ts';
import { badRequest, invalid, invalidField } from '#platform/contract/errors.ts';
import type { OrdersApi, Reply, Request } from '#platform/contract/index.ts';
import { emptyTransactions } from '../../order-transactions/public.ts';
import { confirmationMail } from '../mails.ts';
import { insertOrder, stampOf } from '../order-change.ts';
import { initialStatus, makeOrder, orderViolations, type OrderInput } from '../rules/new-order.ts';
import { payInFull } from '../rules/receive-payments.ts';
import { approve, reconcile, totalOf } from '../rules/reconcile.ts';
import { takeNumbers } from '../tables.ts';

/** Payment statuses an order may be created with: anything between takes payments to tell of. */
const CREATABLE = new Set<string | undefined>([undefined, 'UNSPECIFIED', 'NOT_PAID', 'PAID']);

function check(input: OrderInput, currency: string, now: string): void {
  if (input.purchasedDate && Date.parse(input.purchasedDate) > Date.parse(now)) {
    throw badRequest('The purchase date is in the future.', 'PURCHASED_DATE_CANNOT_BE_IN_FUTURE');
  }
  if (!CREATABLE.has(input.paymentStatus)) {
    const enumValues = ['NOT_PAID', 'PAID'];
    throw invalidField(
      'order.paymentStatus',
      'INVALID_ENUM_VALUE',
      'must be NOT_PAID or PAID; add payments for others',
      {
        value: input.paymentStatus,
        enumValues,
      },
    );
  }
  const violations = orderViolations(input, currency);
  if (violations.length > 0) throw invalid(violations);
}

export async function createOrder(
  request: Request<OrdersApi, 'createOrder'>,
  context: Context,
): Promise<Reply<OrdersApi, 'createOrder'>> {
  const { db, siteId, site, ids } = context;
  const stamp = stampOf(context);
  const input = request.order as OrderInput;
  const currency = input.currency ?? site.currency;
  check(input, currency, stamp.now);
  const { settings } = request;
  const [number] = await takeNumbers(db, siteId);
  const made = { id: ids.guid(), number: String(number), currency, language: site.locale };
  const order = {
    ...makeOrder(input, made, stamp),
    ...(settings?.editableByOwnerApps && { settings: { editableByOwnerApps: settings.editableByOwnerApps } }),
  };
  const isApproved =
    initialStatus(input, totalOf(order), settings?.orderApprovalStrategy ?? 'DEFAULT') === 'APPROVED';
  const placed = reconcile(
    { order: isApproved ? approve(order, stamp) : order, transactions: emptyTransactions(order.id) },
    stamp,
  );
  const stored = await insertOrder(
    context,
    input.paymentStatus === 'PAID' ? payInFull(placed, undefined, stamp) : placed,
  );
  // An order of a checkout is confirmed by its approval.
  if (
    stored.status === 'APPROVED' &&
    !stored.checkoutId &&
    settings?.notifications?.sendNotificationToBuyer !== false
  ) {
    for (const mail of confirmationMail(stored, site)) await context.mail(mail);
  }
  return { order: stored };
}
