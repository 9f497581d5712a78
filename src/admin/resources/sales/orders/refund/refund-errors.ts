import type { RefundCalculation } from '#wix/order-operations.ts';
import { lineName } from '../show/line-text.ts';
import type { RefundState } from './refund-state.ts';
import type { Translate } from './source-label.ts';

/** What the server will not refund and why, one sentence an item. */
export function refundErrors(
  calculation: RefundCalculation,
  state: RefundState,
  translate: Translate,
): string[] {
  const errors = calculation.notAvailable?.errors ?? [];
  if (errors.length === 0) return [translate('orders.refund.preview.rejected')];
  return errors.map((error) => {
    const line = state.lines.find(({ id }) => id === error.lineItem?.lineItemId);
    const fee = state.fees.find(({ row }) => row.id === error.additionalFee?.additionalFeeId);
    const what = line
      ? lineName(line.line)
      : error.shipping
        ? translate('orders.refund.charge.shipping')
        : (fee?.row.name ?? translate('orders.refund.charge.fee'));
    const why = error.error?.applicationError?.description ?? error.error?.applicationError?.code;
    return translate('orders.refund.preview.rejectedItem', { what, why: why ?? '' });
  });
}
