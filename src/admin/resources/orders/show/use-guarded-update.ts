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
  const { id } = opened;
  const update = useOrderAction<{ change: UpdateOrder; over: OrderRecord }>(
    id,
    async (provider, { change, over }) => {
      const { data: now } = await provider.getOne<OrderRecord>('orders', { id });
      const moved = now._updatedDate?.getTime() !== over._updatedDate?.getTime();
      if (moved && JSON.stringify(part(now)) !== JSON.stringify(part(over))) throw new ChangedMeanwhile(now);
      return provider.update<OrderRecord>('orders', {
        id,
        data: change as Partial<OrderRecord>,
        previousData: now,
      });
    },
    done,
  );
  const conflict = update.error instanceof ChangedMeanwhile ? update.error.now : undefined;
  return {
    /** Pressed again beside a conflict, it saves over what the person has seen there. */
    save: (change: UpdateOrder) => update.mutate({ change, over: conflict ?? opened }),
    busy: update.isPending,
    failure: update.isError && !conflict ? update.error : undefined,
    conflict,
  };
}
