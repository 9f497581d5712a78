import type { ExtensionRequest, ExtensionResponse } from '../../shared/extensions/define.ts';
import type { shopperReturnExtensions } from '../../shared/extensions/returns.ts';
import type { OrderReturn, ReturnLine, ReturnsOfOrder } from '../../shared/returns.ts';
import { toCallError } from '../errors.ts';
import { shopperExtensionClient } from './shopper-extensions.ts';
import { toTokenError } from './token-error.ts';

/** Whose order it is: the member's who is signed in, or known by its number and the address it was placed with. */
export type ReturnProof = { orderId: string } | { number: string; email: string };

type Operations = typeof shopperReturnExtensions;
type Name = keyof Operations;

const call = shopperExtensionClient<Operations>();

/** What the shop's server calls each for somebody without an account. */
const GUEST_PATHS = { listMyReturns: 'read', requestMyReturn: 'ask', withdrawMyReturn: 'withdraw' } as const;

async function ask<Of extends Name>(
  name: Of,
  proof: ReturnProof,
  request: Omit<ExtensionRequest<Operations[Of]>, 'orderId'>,
  signal?: AbortSignal,
): Promise<ExtensionResponse<Operations[Of]>> {
  if ('orderId' in proof)
    return call(name, { ...request, ...proof } as ExtensionRequest<Operations[Of]>, signal);
  let response: Response;
  try {
    response = await fetch(`/api/orders/look-up/returns/${GUEST_PATHS[name]}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...proof, ...request }),
      signal: signal ?? null,
    });
    if (response.ok) return (await response.json()) as ExtensionResponse<Operations[Of]>;
  } catch (thrown) {
    throw toCallError(thrown, signal);
  }
  throw await toTokenError(response);
}

/** What was asked, and what can still be. @throws CallError */
export const readReturns = (proof: ReturnProof, signal?: AbortSignal): Promise<ReturnsOfOrder> =>
  ask('listMyReturns', proof, {}, signal);

export const requestReturn = async (
  proof: ReturnProof,
  lines: readonly ReturnLine[],
  note: string,
): Promise<OrderReturn> =>
  (await ask('requestMyReturn', proof, { lines, ...(note.trim() && { note: note.trim() }) })).return;

export const withdrawReturn = async (proof: ReturnProof, returnId: string): Promise<OrderReturn> =>
  (await ask('withdrawMyReturn', proof, { returnId })).return;
