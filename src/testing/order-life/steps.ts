import fc from 'fast-check';
import type { BankMood } from './books.ts';

/** Which of several, whatever their number then is. */
const which = fc.nat(19);
const cents = fc.oneof(fc.constantFrom(500, 1_500, 2_000, 3_000), fc.integer({ min: 1, max: 6_500 }));
const pieces = fc.integer({ min: 1, max: 3 });
const by = <Of extends string, More extends object>(
  name: Of,
  more: { [K in keyof More]: fc.Arbitrary<More[K]> },
) => fc.record({ do: fc.constant(name), ...more }) as fc.Arbitrary<{ do: Of } & More>;

const moneyIn = fc.oneof(
  by('receive', {
    cents,
    status: fc.constantFrom('APPROVED', 'APPROVED', 'PENDING', 'DECLINED'),
    isOffline: fc.boolean(),
  }),
  by('hold', { cents, then: fc.constantFrom(undefined, 'VOID' as const, 'CAPTURE' as const) }),
  by('receive a membership', { cents }),
  by('collect by hand', { cents }),
  by('mark as paid', { isBulk: fc.boolean() }),
  by('capture', { which, cents: fc.option(cents), isOlder: fc.boolean() }),
  by('redeem a gift card', { cents }),
  by('ask for money', { cents, hours: fc.option(fc.integer({ min: 1, max: 40 })) }),
  by('pay what is asked', { which }),
  by('charge the kept card', {
    cents,
    then: fc.constantFrom('VOID' as const, 'CAPTURE' as const),
    hours: fc.option(fc.integer({ min: 1, max: 40 })),
  }),
  by('charge what is asked', { which, giftCents: fc.option(cents), isHeld: fc.boolean() }),
);
const moneyOut = fc.oneof(
  by('void', { which, isOlder: fc.boolean() }),
  by('void a membership', { which }),
  by('refund', {
    which,
    cents: fc.option(cents),
    isExternal: fc.boolean(),
    pieces: fc.option(pieces),
    restocks: fc.boolean(),
  }),
  by('refund, the older way', {
    which,
    cents: fc.option(cents),
    isExternal: fc.boolean(),
    restocks: fc.boolean(),
  }),
  by('end a refund by hand', { which, status: fc.constantFrom('SUCCEEDED', 'FAILED') }),
);
const parcels = fc.oneof(
  by('send', { which, pieces: fc.option(pieces, { freq: 2 }) }),
  by('track', { which }),
  by('unsend', { which }),
  by('edit', { which, pieces: fc.nat(4), adds: fc.option(cents) }),
);
const quiet = fc.oneof(
  by('move a payment', {
    which,
    status: fc.constantFrom('APPROVED', 'DECLINED', 'CANCELED', 'VOIDED', 'AUTHORIZED'),
  }),
  by('take back what is asked', { which }),
  by('write a receipt', { which }),
  by('archive', { isBulk: fc.boolean(), archived: fc.boolean() }),
  by('say something', {}),
  by('tag', {}),
  by('rename a line', { which }),
  by('wait', { hours: fc.integer({ min: 1, max: 30 }) }),
);
const ends = fc.oneof(
  by('cancel', { restocks: fc.boolean() }),
  by('set the status', { status: fc.constantFrom('APPROVED', 'PENDING', 'REJECTED', 'CANCELED') }),
);

/** Weighted towards what moves money and goods: after an end little is left to do. */
const simple = fc.oneof(
  { weight: 6, arbitrary: moneyIn },
  { weight: 6, arbitrary: moneyOut },
  { weight: 5, arbitrary: parcels },
  { weight: 3, arbitrary: quiet },
  { weight: 1, arbitrary: ends },
);
export type LifeAction = typeof simple extends fc.Arbitrary<infer Of> ? Of : never;

export type Step =
  | LifeAction
  | { do: 'both at once'; acts: [LifeAction, LifeAction] }
  | { do: 'the bank'; next: BankMood };

export const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 12, arbitrary: simple },
  { weight: 2, arbitrary: by('both at once', { acts: fc.tuple(simple, simple) }) },
  {
    weight: 2,
    arbitrary: by('the bank', {
      next: fc.constantFrom<BankMood>('lose the answer', 'no answer', 'refuse', 'later'),
    }),
  },
);

export const beginning = fc.record({
  channel: fc.constantFrom('WEB' as const, 'BACKOFFICE_MERCHANT' as const),
  isPaid: fc.nat(2).map((third) => third === 0),
  quantities: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 2 }),
  isShipped: fc.boolean(),
  /** Who is a member has the card kept that pays what is asked. */
  isMember: fc.boolean(),
});
export type Beginning = typeof beginning extends fc.Arbitrary<infer Of> ? Of : never;
