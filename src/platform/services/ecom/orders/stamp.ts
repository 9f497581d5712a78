import type { Context } from '#platform/context.ts';
import type { Stamp } from './order.ts';

export const stampOf = ({ clock, ids, actor }: Context): Stamp => ({
  now: clock.now().toISOString(),
  author: actor,
  guid: () => ids.guid(),
});
