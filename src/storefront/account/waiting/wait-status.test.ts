import { expect, it } from 'vitest';
import type { WaitedThing } from '#shared/back-in-stock.ts';
import { statusOf } from './wait-status.ts';

const product = (soldOut: boolean) => ({ soldOut }) as WaitedThing['product'];

it.each([
  ['WAITS', product(true), 'waits', 'waits'],
  ['WAITS', product(false), 'turn', 'back'],
  ['TOLD', product(false), 'notified', 'back'],
  ['TOLD', product(true), 'notified', 'waits'],
  ['FAILED', product(false), 'failed', 'back'],
  ['WAITS', undefined, 'removed', 'removed'],
  ['TOLD', undefined, 'notified', 'removed'],
] as const)(
  'a request that is %s is displayed by whether an email can follow',
  (state, item, withServer, without) => {
    const thing = { state, product: item } as Pick<WaitedThing, 'state' | 'product'>;
    expect(statusOf(thing, true)).toBe(withServer);
    expect(statusOf(thing, false)).toBe(without);
  },
);
