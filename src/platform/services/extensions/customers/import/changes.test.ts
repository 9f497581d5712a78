import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSameJson } from '#shared/is-same-json.ts';
import { runs } from '#testing/run-size.ts';
import type { Member } from '#platform/services/members/members/public.ts';
import {
  changesOf,
  entryChanges,
  patchOf,
  valueAt,
  withValue,
  type ChangedField,
  type ImportedMember,
} from './changes.ts';

const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 });
const maybe = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: undefined });
const KEYS = ['size', 'motto'];
const phones = fc.uniqueArray(fc.constantFrom('111', '222', '333', '444'), { maxLength: 3 });
const address = fc
  .record({ addressLine: maybe(word), city: maybe(word), postalCode: maybe(word), country: maybe(word) })
  .map((parts) => Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined)))
  .filter((parts) => Object.keys(parts).length > 0);
const values = fc.dictionary(fc.constantFrom(...KEYS), fc.record({ value: fc.oneof(word, fc.integer()) }), {
  maxKeys: 2,
});

const member: fc.Arbitrary<Member> = fc
  .record({
    texts: fc.record({ firstName: maybe(word), lastName: maybe(word), company: maybe(word) }),
    nickname: maybe(word),
    phones,
    addresses: fc.array(address, { maxLength: 2 }),
    customFields: values,
  })
  .map(({ texts, nickname, addresses, ...rest }) => ({
    id: 'm',
    contact: {
      ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined)),
      ...rest,
      addresses: addresses.map((one, at) => ({ ...one, id: `a${at}` })),
    },
    profile: { slug: 'm', ...(nickname !== undefined && { nickname }) },
  })) as unknown as fc.Arbitrary<Member>;

const imported: fc.Arbitrary<ImportedMember> = fc
  .record({
    texts: fc.dictionary(
      fc.constantFrom('contact.firstName', 'contact.lastName', 'contact.company', 'profile.nickname'),
      word,
    ),
    phones: maybe(phones.filter((some) => some.length > 0)),
    address: maybe(address),
    customFields: maybe(values),
  })
  .map(({ phones: called, address: at, customFields, texts }) => ({
    texts,
    ...(called && { phones: called }),
    ...(at && { address: at }),
    ...(customFields && { customFields }),
  }));

const written = (before: Member, changes: ReadonlyMap<ChangedField, unknown>): Member =>
  [...changes].reduce((now, [place, value]) => withValue(now, place, value), before);

/** Without what is empty, in whichever way. */
const told = (whole: Member) =>
  JSON.parse(
    JSON.stringify(whole, (_, value: unknown) =>
      value === '' || (Array.isArray(value) && value.length === 0) ? undefined : value,
    ),
  ) as unknown;

it('filling takes nothing away, and the same again changes nothing', () => {
  fc.assert(
    fc.property(member, imported, (before, file) => {
      const changes = changesOf(before, file, false);
      for (const place of changes.keys()) expect(valueAt(before, place)).toBeUndefined();
      expect(changesOf(written(before, changes), file, false).size).toBe(0);
    }),
    runs(1000),
  );
});

it('overwriting ends with what the file says, keeps every other phone, and is done once', () => {
  fc.assert(
    fc.property(member, imported, (before, file) => {
      const after = written(before, changesOf(before, file, true));
      for (const [place, text] of Object.entries(file.texts))
        expect(valueAt(after, place as ChangedField)).toEqual(text);
      const numbers = after.contact.phones ?? [];
      expect(numbers.slice(0, file.phones?.length ?? 0)).toEqual(file.phones ?? []);
      expect(new Set(numbers)).toEqual(new Set([...(before.contact.phones ?? []), ...(file.phones ?? [])]));
      expect(changesOf(after, file, true).size).toBe(0);
    }),
    runs(1000),
  );
});

it('putting back what was there undoes an import, whichever way it was done', () => {
  fc.assert(
    fc.property(member, imported, fc.boolean(), (before, file, overwrite) => {
      const changes = changesOf(before, file, overwrite);
      const after = written(before, changes);
      const back = [...changes.keys()].reduce(
        (now, place) => withValue(now, place, valueAt(before, place)),
        after,
      );
      expect(isSameJson(told(back), told(before))).toBe(true);
    }),
    runs(1000),
  );
});

it('what is written is what the patch says', () => {
  fc.assert(
    fc.property(member, imported, fc.boolean(), (before, file, overwrite) => {
      const changes = changesOf(before, file, overwrite);
      const patch = patchOf(changes);
      for (const [place, value] of changes) expect(valueAt(patch as Member, place)).toEqual(value);
    }),
    runs(1000),
  );
});

it('what a file does not say of an address stays, but for the state of another country', () => {
  const before = {
    addressLine: 'Main 1',
    addressLine2: 'Floor 2',
    city: 'Toronto',
    subdivision: 'CA-ON',
    country: 'CA',
  };
  const home = {
    id: 'm',
    contact: { addresses: [{ ...before, id: 'a' }] },
    profile: { slug: 'm' },
  } as unknown as Member;
  const after = (address: object) => {
    const changes = changesOf(home, { texts: {}, address }, true);
    return [valueAt(written(home, changes), 'contact.addresses'), entryChanges(home, changes)];
  };
  expect(after({ city: 'Ottawa', postalCode: 'K1A' })).toEqual([
    [{ ...before, id: 'a', city: 'Ottawa', postalCode: 'K1A' }],
    [
      { field: 'city', before: 'Toronto', after: 'Ottawa' },
      { field: 'zip', before: '', after: 'K1A' },
    ],
  ]);
  const { subdivision: _state, ...rest } = before;
  expect(after({ city: 'Porto', country: 'PT' })).toEqual([
    [{ ...rest, id: 'a', city: 'Porto', country: 'PT' }],
    [
      { field: 'city', before: 'Toronto', after: 'Porto' },
      { field: 'subdivision', before: 'CA-ON', after: '', isLost: true },
      { field: 'country', before: 'CA', after: 'PT' },
    ],
  ]);
});

it('a country alone replaces no address', () => {
  const home = {
    id: 'm',
    contact: { addresses: [{ city: 'Porto', country: 'PT' }] },
    profile: { slug: 'm' },
  };
  const moved = { texts: {}, address: { country: 'ES' } };
  expect(changesOf(home as unknown as Member, moved, true).size).toBe(0);
});
