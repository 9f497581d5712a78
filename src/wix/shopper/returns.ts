import type { OrderReturn, ReturnLine, ReturnsOfOrder } from '../../shared/returns.ts';
import { toCallError } from '../errors.ts';
import { hostedCall } from './hosted-call.ts';
import { toRefusal } from './token-refusal.ts';

/** Whose order it is: the member's who is signed in, or known by its number and the address it was placed with. */
export type ReturnProof = { orderId: string } | { number: string; email: string };

async function ask<Reply>(
  proof: ReturnProof,
  what: string,
  body: object,
  signal?: AbortSignal,
): Promise<Reply> {
  if ('orderId' in proof) {
    const path = `/hosted/orders/${encodeURIComponent(proof.orderId)}/returns/${what}` as const;
    return hostedCall<Reply>('POST', path, body, signal);
  }
  let response: Response;
  try {
    response = await fetch(`/api/orders/look-up/returns/${what}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...proof, ...body }),
      signal: signal ?? null,
    });
    if (response.ok) return (await response.json()) as Reply;
  } catch (thrown) {
    throw toCallError(thrown, signal);
  }
  throw await toRefusal(response);
}

/** What was asked, and what can still be. @throws CallError */
export const readReturns = (proof: ReturnProof, signal?: AbortSignal): Promise<ReturnsOfOrder> =>
  ask(proof, 'read', {}, signal);

export const askReturn = (
  proof: ReturnProof,
  lines: readonly ReturnLine[],
  note: string,
): Promise<OrderReturn> =>
  ask<{ return: OrderReturn }>(proof, 'ask', { lines, ...(note.trim() && { note: note.trim() }) }).then(
    (reply) => reply.return,
  );

export const withdrawReturn = (proof: ReturnProof, id: string): Promise<OrderReturn> =>
  ask<{ return: OrderReturn }>(
    proof,
    'orderId' in proof ? `${id}/withdraw` : 'withdraw',
    'orderId' in proof ? {} : { id },
  ).then((reply) => reply.return);
