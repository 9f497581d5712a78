import { badRequest } from '../../../contract/errors.ts';
import type { ShippingRate } from '../shipping-option.ts';

/** @throws 400 INVALID_QUANTITY_VALUE for a condition on half a piece */
export function checkRates(rates: readonly ShippingRate[] = []): void {
  for (const { conditions = [] } of rates) {
    for (const { type, value } of conditions) {
      if (type === 'BY_TOTAL_QUANTITY' && !Number.isInteger(Number(value))) {
        throw badRequest('Pieces come whole.', 'INVALID_QUANTITY_VALUE', { value });
      }
    }
  }
}
