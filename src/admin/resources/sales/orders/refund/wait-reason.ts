import type Big from 'big.js';
import type { Allocation } from './allocation.ts';
import type { RefundSource } from './refund-sources.ts';
import type { RefundState } from './refund-state.ts';
import type { RefundPreview } from './use-refund-preview.ts';

interface Facts {
  state: RefundState;
  preview: RefundPreview;
  total: Big;
  allocation: Allocation;
  memberships: readonly RefundSource[];
}

export interface WaitReason {
  key: string;
  amount?: string;
}

/** Why no money may be sent yet; nothing when form, server and payments agree. */
export function waitReason({
  state,
  preview,
  total,
  allocation,
  memberships,
}: Facts): WaitReason | undefined {
  if (!state.valid) return { key: 'orders.refund.wait.invalid' };
  if (state.form.mode === 'items' && preview.state !== 'ready') {
    return { key: `orders.refund.wait.${preview.state}` };
  }
  if (total.lte(0)) return memberships.length > 0 ? undefined : { key: 'orders.refund.wait.empty' };
  if (total.gt(state.strip.most))
    return { key: 'orders.refund.wait.above', amount: state.strip.most.toFixed() };
  if (!allocation.settled)
    return { key: 'orders.refund.wait.target', amount: allocation.left.abs().toFixed() };
  return undefined;
}
