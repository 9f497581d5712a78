import { addMoney, compareMoney, fitsCurrency, roundMoney, type Decimal } from '#shared/money.ts';
import type { Distribution, DistributionInput } from '../tip.ts';

/** What of a tip cannot be: told to the caller as the reason of the rejection. */
export class Unfit extends Error {}

interface Making {
  orderId: string;
  tipId: string;
  currency: string;
  /** Where the caller does not say who made it. */
  source: NonNullable<DistributionInput['source']>;
  now: string;
  guid(): string;
  nameOf(staffId: string): string | undefined;
}

type Staff = NonNullable<DistributionInput['staff']>;

const staffIdOf = ({ staffMemberId, identificationData: known }: Staff): string | undefined =>
  staffMemberId ?? known?.wixUserId ?? known?.memberId ?? known?.contactId ?? undefined;

function amountOf({ amount }: DistributionInput, currency: string): Decimal {
  if (amount == null) throw new Unfit('A part of a tip has an amount.');
  if (!fitsCurrency(amount, currency)) throw new Unfit(`${amount} is finer than ${currency}.`);
  return roundMoney(amount, currency);
}

export function newDistribution(distributionInput: DistributionInput, making: Making): Distribution {
  const staff = distributionInput.staff ?? {};
  const staffId = staffIdOf(staff);
  if (staffId === undefined) throw new Unfit('A part of a tip is for somebody.');
  const name = making.nameOf(staffId);
  return {
    ...distributionInput,
    id: making.guid(),
    tipId: making.tipId,
    orderId: making.orderId,
    createdDate: making.now,
    amount: amountOf(distributionInput, making.currency),
    source: distributionInput.source ?? making.source,
    staff: { ...staff, id: staffId, ...(name && { name }) },
  };
}

/** The same one: by its id, else by its payment, else by whom it is for. */
const isSame = (distribution: Distribution, distributionInput: DistributionInput): boolean =>
  distributionInput.id
    ? distribution.id === distributionInput.id
    : distributionInput.transaction?.id && distribution.transaction?.id
      ? distribution.transaction.id === distributionInput.transaction.id
      : distribution.staff?.id === staffIdOf(distributionInput.staff ?? {});

function changed(
  distribution: Distribution,
  distributionInput: DistributionInput,
  making: Making,
): Distribution {
  const amount = amountOf(distributionInput, making.currency);
  if (distribution.transaction && compareMoney(amount, distribution.amount) !== 0)
    throw new Unfit('What was charged already stays as it is.');
  if (distribution.transaction) return distribution;
  const staff =
    distributionInput.staff && staffIdOf(distributionInput.staff) !== undefined
      ? newDistribution(distributionInput, making).staff
      : distribution.staff;
  const { lineItemInfo = distribution.lineItemInfo, transaction } = distributionInput;
  return {
    ...distribution,
    amount,
    ...(staff && { staff }),
    ...(lineItemInfo && { lineItemInfo }),
    ...(transaction && { transaction }),
  };
}

/**
 * How a tip is shared from now on. What was charged stays, and so does who else had a part of it then.
 * @throws Unfit
 */
export function distribute(
  before: readonly Distribution[],
  distributionInputs: readonly DistributionInput[],
  making: Making,
): Distribution[] {
  const left = new Set(before);
  const after = distributionInputs.map((one) => {
    const stored = [...left].find((candidate) => isSame(candidate, one));
    if (!stored) {
      if (one.id) throw new Unfit('The tip has no such part.');
      return newDistribution(one, making);
    }
    left.delete(stored);
    return changed(stored, one, making);
  });
  const isCharged = before.some(({ transaction }) => transaction);
  if (left.size > 0 && isCharged)
    throw new Unfit('A part of the tip was charged already: none can be left out.');
  return after;
}

export const sumOf = (parts: readonly { amount?: string | null | undefined }[]): Decimal =>
  addMoney('0', ...parts.map(({ amount }) => amount));
