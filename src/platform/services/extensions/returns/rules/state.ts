import { RETURN_ACTIONS, type OrderReturn, type ReturnAction, type ReturnState } from '#shared/returns.ts';
import { failedPrecondition } from '#platform/contract/errors.ts';

type Moving = Pick<OrderReturn, 'state' | 'history'>;

/** In another state, as its history tells. @param by email address of the team; absent of buyer and platform */
export const moved = <Return extends Moving>(
  before: Return,
  state: ReturnState,
  { date, by }: { date: string; by?: string | undefined },
): Return => ({
  ...before,
  state,
  history: [...before.history, { state, date, ...(by !== undefined && { by }) }],
});

/** @throws 428 from a state that knows no such step */
export function rejectStep(state: ReturnState, returnAction: ReturnAction): void {
  if (!(RETURN_ACTIONS[returnAction].from as readonly ReturnState[]).includes(state))
    throw failedPrecondition(`A return that is ${state} cannot be changed so.`, 'RETURN_IN_OTHER_STATE', {
      state,
    });
}

interface Refunded {
  id?: string | null;
  refundQuantity?: number | null;
}

/** Whether the money of all its pieces has gone back since it was asked. */
export const isRefunded = ({ lines }: Pick<OrderReturn, 'lines'>, ordered: readonly Refunded[]): boolean =>
  lines.every(({ lineItemId, quantity, refundedBefore }) => {
    const refunded = ordered.find(({ id }) => id === lineItemId)?.refundQuantity ?? 0;
    return refunded - refundedBefore >= quantity;
  });
