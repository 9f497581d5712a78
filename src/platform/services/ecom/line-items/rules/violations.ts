import type { ApiCheckout, Line } from '../line.ts';

export type Violation = NonNullable<ApiCheckout['violations']>[number];

const onLine = (
  line: Line,
  severity: 'WARNING' | 'ERROR',
  description: string,
  suggestedFix: 'REMOVE_LINE_ITEM' | 'UNKNOWN_SUGGESTED_FIX',
): Violation => ({
  severity,
  target: { lineItem: { name: 'LINE_ITEM_DEFAULT', id: line.id, suggestedFix } } as NonNullable<
    Violation['target']
  >,
  description,
});

/** What of the lines cannot be bought as it stands. */
export const availabilityViolations = (lines: readonly Line[]): Violation[] =>
  lines.flatMap((line) => {
    const { status, quantityAvailable } = line.availability;
    const { name } = line.item;
    switch (status) {
      case 'NOT_FOUND':
        return [onLine(line, 'ERROR', `${name} is no longer for sale.`, 'REMOVE_LINE_ITEM')];
      case 'NOT_AVAILABLE':
        return [onLine(line, 'ERROR', `${name} is sold out.`, 'REMOVE_LINE_ITEM')];
      case 'PARTIALLY_AVAILABLE':
        return [
          onLine(
            line,
            'ERROR',
            `Only ${quantityAvailable ?? 0} of ${name} are left.`,
            'UNKNOWN_SUGGESTED_FIX',
          ),
        ];
      case 'AVAILABLE':
        return [];
    }
  });
