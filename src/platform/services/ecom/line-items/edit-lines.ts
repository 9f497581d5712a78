import type { Context } from '#platform/context.ts';
import { invalidField } from '#platform/contract/errors.ts';
import { refreshLines, resolveLines, type RequestedLines } from './catalog-lines.ts';
import type { Line } from './line.ts';
import { addLines, changeQuantities, removeLines, type QuantityChange } from './rules/change-lines.ts';

/** A cart or a checkout. */
interface Holder {
  lines: Line[];
}

/** Adding nothing is a mistake of the caller. */
export function requireSomething({ lineItems = [], customLineItems = [] }: RequestedLines): void {
  if (lineItems.length + customLineItems.length === 0)
    throw invalidField('lineItems', 'REQUIRED_FIELD', 'must name something to add');
}

/** The same with what the catalog says now. */
export const withFreshLines = async <Of extends Holder>(context: Context, holder: Of): Promise<Of> => ({
  ...holder,
  lines: await refreshLines(context, holder.lines),
});

/** The same with more in it. */
export async function withAdded<Of extends Holder>(
  context: Context,
  holder: Of,
  requested: RequestedLines,
): Promise<Of> {
  const added = await resolveLines(context, requested);
  return { ...holder, lines: addLines(await refreshLines(context, holder.lines), added) };
}

export const withQuantities = async <Of extends Holder>(
  context: Context,
  holder: Of,
  changes: readonly QuantityChange[],
): Promise<Of> => ({
  ...holder,
  lines: changeQuantities(await refreshLines(context, holder.lines), changes),
});

export const withoutLines = <Of extends Holder>(
  context: Context,
  holder: Of,
  lineItemIds: readonly string[],
): Promise<Of> => withFreshLines(context, { ...holder, lines: removeLines(holder.lines, lineItemIds) });
