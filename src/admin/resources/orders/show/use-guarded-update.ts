import { useState } from 'react';
import type { UpdateOrder } from '../../../../wix/order-operations.ts';
import type { OrderRecord } from '../order-record.ts';
import { useOrderAction } from './use-order-action.ts';

/** Thrown instead of saving: what was about to be overwritten is no longer what the person saw. */
class ChangedMeanwhile extends Error {
  readonly now: OrderRecord;
  constructor(now: OrderRecord) {
    super('changed meanwhile');
    this.now = now;
  }
}

interface Options {
  /** The part this form replaces. */
  part: (order: OrderRecord) => unknown;
  done: () => void;
}

/**
 * The platform's order has no revision to check, so the order is read again before saving. Where its date and the part
 * itself have moved, nothing is sent until the person says so.
 */
export function useGuardedUpdate(opened: OrderRecord, { part, done }: Options) {
  const [seen, setSeen] = useState(opened);
  const { id } = opened;
  const save = useOrderAction<UpdateOrder>(
    id,
    async (provider, change) => {
      const { data: now } = await provider.getOne<OrderRecord>('orders', { id });
      const moved = now._updatedDate?.getTime() !== seen._updatedDate?.getTime();
      if (moved && JSON.stringify(part(now)) !== JSON.stringify(part(seen))) throw new ChangedMeanwhile(now);
      return provider.update<OrderRecord>('orders', {
        id,
        data: change as Partial<OrderRecord>,
        previousData: now,
      });
    },
    done,
  );
  const conflict = save.error instanceof ChangedMeanwhile ? save.error.now : undefined;
  return {
    save: (change: UpdateOrder) => save.mutate(change),
    busy: save.isPending,
    failure: save.isError && !conflict ? save.error : undefined,
    conflict,
    /** The person has seen the other change and may save over it. */
    accept: () => {
      if (conflict) setSeen(conflict);
      save.reset();
    },
  };
}
