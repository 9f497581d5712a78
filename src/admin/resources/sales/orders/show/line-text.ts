import { choicesOfLine } from '#shared/order-lines.ts';
import type { OrderLineItem } from '#wix/order-operations.ts';

/** The merchant's own language: the buyer's is a translation of it. */
export const lineName = (line: OrderLineItem): string =>
  line.productName?.original || line.productName?.translated || '—';

export function lineOptions(line: OrderLineItem): string {
  const chosen = choicesOfLine(line, (text) => text?.original ?? text?.translated ?? '');
  const modifiers = (line.modifierGroups ?? []).flatMap(({ modifiers: list = [] }) =>
    list.flatMap(({ label }) => label?.original ?? []),
  );
  return [...chosen, ...modifiers].join(', ');
}

/** "70 × 100 cm, satin · MV-GB-7010" */
export const lineDetail = (line: OrderLineItem): string =>
  [lineOptions(line), line.physicalProperties?.sku].filter(Boolean).join(' · ');
