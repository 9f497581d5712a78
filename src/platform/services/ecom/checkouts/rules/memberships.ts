import { badRequest } from '#platform/contract/errors.ts';
import type { Line, ApiCheckout } from '../../line-items/public.ts';
import type { Checkout, SelectedMembership } from '../checkout.ts';

type MembershipOptionsInput = ApiCheckout['membershipOptions'] | null;

interface Problem {
  membershipId: string;
  errorType: string;
  lineItemNotFoundInfo?: { lineItemIds: string[] };
  membershipSelectionInvalidReason?: string;
}

const refused = (membershipInvalidSelectionErrors: Problem[]): Error =>
  badRequest('A membership cannot pay for what it was chosen for.', 'INVALID_SELECTION', {
    membershipInvalidSelectionErrors,
  });

/** By its id; a checkout that is being made knows its lines by what they are of alone. */
function lineOf(lines: readonly Line[], named: string): string | undefined {
  if (lines.some(({ id }) => id === named)) return named;
  const same = lines.filter(({ catalogReference }) => catalogReference?.catalogItemId === named);
  return same.length === 1 ? same[0]?.id : undefined;
}

/**
 * What is chosen after a change: what is left out stays, null takes it away.
 * @throws 400 INVALID_SELECTION for lines that are not there, or that two were to pay for
 */
export function membershipsAfter(
  before: Checkout['memberships'],
  input: MembershipOptionsInput | undefined,
  lines: readonly Line[],
): SelectedMembership[] | undefined {
  const selected: { memberships?: Partial<SelectedMembership>[] } | null | undefined =
    input === null ? null : input?.selectedMemberships;
  if (selected === undefined) return before;
  const requested = (selected?.memberships ?? []).map(({ id = '', appId = '', lineItemIds = [] }) => ({
    id,
    appId,
    lineItemIds,
  }));
  const missing = requested.flatMap(({ id, lineItemIds }): Problem[] => {
    const unknown = lineItemIds.filter((line) => lineOf(lines, line) === undefined);
    return unknown.length > 0
      ? [
          {
            membershipId: id,
            errorType: 'LINE_ITEM_NOT_FOUND',
            lineItemNotFoundInfo: { lineItemIds: unknown },
          },
        ]
      : [];
  });
  if (missing.length > 0) throw refused(missing);
  const found = requested.map(({ lineItemIds, ...membership }) => ({
    ...membership,
    lineItemIds: [...new Set(lineItemIds.flatMap((line) => lineOf(lines, line) ?? []))],
  }));
  const all = found.flatMap(({ lineItemIds }) => lineItemIds);
  const twice = found.filter(({ lineItemIds }) =>
    lineItemIds.some((line) => all.indexOf(line) !== all.lastIndexOf(line)),
  );
  if (twice.length > 0)
    throw refused(
      twice.map(({ id }) => ({
        membershipId: id,
        errorType: 'MEMBERSHIP_SELECTION_INVALID',
        membershipSelectionInvalidReason: 'One membership pays for a line.',
      })),
    );
  return found.length > 0 ? found : undefined;
}

/** What is chosen for lines that are still there. */
export const applicableMemberships = ({
  memberships = [],
  lines,
}: Pick<Checkout, 'memberships' | 'lines'>): SelectedMembership[] =>
  memberships
    .map((one) => ({
      ...one,
      lineItemIds: one.lineItemIds.filter((id) => lines.some((line) => line.id === id)),
    }))
    .filter(({ lineItemIds }) => lineItemIds.length > 0);
