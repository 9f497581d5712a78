import type { UpdateOrder } from '#wix/order-operations.ts';
import type { OrderRecord } from '../order-record.ts';
import { useOrderAction } from './use-order-action.ts';
import type { OrdersData } from './use-order-data.ts';

/** Thrown instead of saving: what was about to be overwritten is no longer what the person saw. */
class ChangedMeanwhile extends Error {
  readonly now: OrderRecord;
  constructor(now: OrderRecord) {
    super('changed meanwhile');
    this.now = now;
  }
}

interface Options<Change> {
  /** The part this form replaces. */
  part: (order: OrderRecord) => unknown;
  /** How it is saved, where the order's own update does not. */
  send?: (provider: OrdersData, change: Change, now: OrderRecord) => Promise<{ data: OrderRecord }>;
  done: () => void;
}

const asUpdate = (provider: OrdersData, change: unknown, previousData: OrderRecord) =>
  provider.update<OrderRecord>('orders', {
    id: previousData.id,
    data: change as Partial<OrderRecord>,
    previousData,
  });

/**
 * The platform's order has no revision to check, so the order is read again before saving. Where its date and the part
 * itself have moved, nothing is sent until the person says so.
 */
export function useGuardedUpdate<Change = UpdateOrder>(
  opened: OrderRecord,
  { part, send = asUpdate, done }: Options<Change>,
) {
  const { id } = opened;
  const update = useOrderAction<{ change: Change; over: OrderRecord }>(
    id,
    async (provider, { change, over }) => {
      const { data: now } = await provider.getOne<OrderRecord>('orders', { id });
      const moved = now._updatedDate?.getTime() !== over._updatedDate?.getTime();
      if (moved && JSON.stringify(part(now)) !== JSON.stringify(part(over))) throw new ChangedMeanwhile(now);
      return send(provider, change, now);
    },
    done,
  );
  const conflict = update.error instanceof ChangedMeanwhile ? update.error.now : undefined;
  return {
    /** Pressed again beside a conflict, it saves over what the person has seen there. */
    save: (change: Change) => update.mutate({ change, over: conflict ?? opened }),
    busy: update.isPending,
    failure: update.isError && !conflict ? update.error : undefined,
    conflict,
  };
}
