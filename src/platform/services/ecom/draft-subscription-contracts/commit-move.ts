import { compareMoney } from '#shared/money.ts';
import type { Context } from '#platform/context.ts';
import { failedPrecondition } from '#platform/contract/errors.ts';
import type { AddressWithContact } from '../draft-orders/public.ts';
import {
  agreedAnew,
  contractFor,
  currentCycle,
  lockSubscription,
  readContract,
  record,
  saveContract,
  saveSubscription,
  emailMoved,
  type Agreed,
  type Contract,
  type Subscription,
} from '../subscription-contracts/public.ts';
import { agreedOf } from './agreed.ts';
import { reasonsOf } from './from-contract.ts';
import { moveTo, nextOf } from './move.ts';
import { notDraftable } from './rules/errors.ts';
import { withActivity } from './rules/with-activity.ts';

interface Move {
  destination: AddressWithContact;
  /** How it travels. */
  code?: string | undefined;
  /** What its member was told that the next delivery comes to. */
  amount: string;
}

/** @throws where nothing can be agreed anew as it stands */
export async function requireMovable(
  context: Context,
  contract: Contract,
  subscription: Subscription,
): Promise<void> {
  const reasons = await reasonsOf(context, contract, subscription);
  if (reasons.length > 0) throw notDraftable(reasons);
}

const agreedThere = async (
  context: Context,
  contract: Contract,
  { destination, code }: Move,
): Promise<Agreed> => {
  const { content, priced } = await moveTo(context, contract, destination, code);
  return agreedOf(content, priced);
};

/** Single cycles to come keep what was agreed for them, and go there too. */
async function onceThere(
  context: Context,
  contract: Contract,
  subscription: Subscription,
  move: Move,
): Promise<Subscription['once']> {
  if (!subscription.once) return undefined;
  const moved: Record<string, Agreed> = {};
  for (const cycle of Object.keys(subscription.once))
    moved[cycle] = await agreedThere(context, contractFor(contract, subscription, Number(cycle)), move);
  return moved;
}

/** Where all cycles to come go, at the sum that was told. */
export async function commitMove(context: Context, id: string, move: Move): Promise<void> {
  const subscription = await lockSubscription(context, id);
  const before = await readContract(context, id);
  await requireMovable(context, before, subscription);
  const changed = agreedAnew(before, await agreedThere(context, before, move));
  const once = await onceThere(context, before, subscription, move);
  const after = { ...subscription, ...(once && { once }) };
  const amount = nextOf(changed, after).priceSummary?.total?.amount;
  if (compareMoney(amount, move.amount) !== 0)
    throw failedPrecondition('It comes to another sum by now.', 'SUBSCRIPTION_SUM_CHANGED', { amount });
  const target = { contractTarget: { nextCycleNumber: currentCycle(subscription) + 1 } };
  const stamp = { id: context.ids.guid(), now: context.clock.now().toISOString(), appId: context.siteId };
  const told = withActivity(changed, { before, changed, draft: { target }, stamp });
  const stored = await saveContract(context, told, before.revision ?? '');
  await record(context, id, 'MOVED');
  if (once) await saveSubscription(context, after);
  await emailMoved(context, stored);
}
