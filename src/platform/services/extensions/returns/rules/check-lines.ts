import type { ReturnableLine, ReturnLine } from '#shared/returns.ts';
import { invalidField } from '#platform/contract/errors.ts';

/** @throws 400 naming the line that cannot go back so, and why */
export function checkLines(returnLines: readonly ReturnLine[], returnable: readonly ReturnableLine[]): void {
  const seen = new Set<string>();
  for (const [at, { lineItemId, quantity }] of returnLines.entries()) {
    const field = `lines[${at}]`;
    const line = returnable.find((one) => one.lineItemId === lineItemId);
    if (!line) throw invalidField(`${field}.lineItemId`, 'OTHER', 'is not a line of the order');
    if (seen.has(lineItemId)) throw invalidField(`${field}.lineItemId`, 'OTHER', 'is named twice');
    seen.add(lineItemId);
    if (line.why)
      throw invalidField(`${field}.lineItemId`, 'OTHER', 'cannot be sent back', { why: line.why });
    if (quantity > line.quantity)
      throw invalidField(`${field}.quantity`, 'MAX', `must be at most ${line.quantity}`, {
        threshold: line.quantity,
      });
  }
}
