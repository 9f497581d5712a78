import type { Reply, TipsApi } from '#platform/contract/index.ts';

export type Tip = NonNullable<Reply<TipsApi, 'getTipByOrderId'>['tip']>;
export type OrderInfo = NonNullable<Reply<TipsApi, 'setTipOnOrder'>['orderInfo']>;

type ApiDistribution = NonNullable<Tip['distributions']>[number];

/** A part of a tip that somebody on the staff gets. The tip itself is a fee of its order. */
export type Distribution = ApiDistribution & {
  id: string;
  tipId: string;
  orderId: string;
  amount: string;
  createdDate: string;
};

/** What a caller sends of one. */
export type DistributionInput = ApiDistribution;
