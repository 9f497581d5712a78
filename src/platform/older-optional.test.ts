import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { isObject } from '../shared/is-object.ts';
import { onDatabase } from '../testing/engines.ts';
import { furnish } from '../testing/fuzz-shop.ts';
import { HostileRequests } from '../testing/hostile-request.ts';
import type { KnownEntities } from '../testing/known-entities.ts';
import { shopMigrations, startShop, type Shop } from '../testing/shop.ts';
import { httpCall } from '../testing/http-call.ts';
import { declaredRequired, entryOf } from './contract/catalogue.ts';
import { findOperation } from './contract/index.ts';
import { olderOptional, requiredNonetheless } from './contract/older-optional.ts';
import { requestShape, type Shape } from './contract/shapes.ts';

type Json = Record<string, unknown>;

const fields = Object.entries(olderOptional).flatMap(([operation, paths]) =>
  paths.map((path) => [operation, path] as const),
);

const staysRequired = (operation: string, path: string): boolean =>
  requiredNonetheless[operation]?.includes(path) ?? false;

const split = (operation: string): { package: string; name: string } => {
  const [from = '', name = ''] = operation.split('.');
  return { package: from, name };
};

/** A copy without the field, or the members of the group, in which every message on the way to it is there. */
function without(value: unknown, shape: Shape | undefined, [name = '', ...rest]: readonly string[]): unknown {
  if (Array.isArray(value))
    return (value.length > 0 ? value : [{}]).map((item) => without(item, shape, [name, ...rest]));
  const message: Json = isObject(value) ? { ...value } : {};
  const field = shape?.fields.get(name);
  if (rest.length > 0) message[name] = without(message[name] ?? (field?.array ? [] : {}), field?.shape, rest);
  else {
    const members = shape?.groups.find((group) => group.name === name)?.members ?? [name];
    for (const member of members) delete message[member];
  }
  return message;
}

/** Where a violation stands: a group has no name there. */
function violationPath(shape: Shape | undefined, [name = '', ...rest]: readonly string[]): string {
  const field = shape?.fields.get(name);
  return field ? [name, violationPath(field.shape, rest)].filter(Boolean).join('.') : '';
}

interface Rejection {
  details?: { validationError?: { fieldViolations: { field: string; violatedRule: string }[] } };
}

/** Fields that an answer calls missing. */
const missingIn = (answer: Rejection): string[] =>
  (answer.details?.validationError?.fieldViolations ?? [])
    .filter(({ violatedRule }) => violatedRule.startsWith('REQUIRED'))
    .map(({ field }) => field.replaceAll(/\[\d+\]/g, ''));

describe('the list of fields that earlier packages do not require', () => {
  it.each(fields)('sdk: %s requires %s today', (operation, path) => {
    expect(declaredRequired(split(operation))).toContain(path);
  });
});

it.each(Object.entries(requiredNonetheless))(
  'assumed: %s still requires what nothing is stored without',
  (operation, paths) => {
    expect(olderOptional[operation]).toEqual(expect.arrayContaining([...paths]));
    expect(entryOf(split(operation)).required).toEqual(expect.arrayContaining([...paths]));
  },
);

onDatabase(
  'requests without what is required only since 2025',
  (database) => {
    let shop: Shop;
    let known: KnownEntities;

    beforeAll(async () => {
      shop = startShop(database());
      known = await furnish(shop);
    });

    it.each(fields.filter(([operation, path]) => !staysRequired(operation, path)))(
      'sdk: %s is not rejected for the lack of %s',
      async (operation, path) => {
        const record = findOperation(operation);
        const shape = requestShape(record);
        const missing = violationPath(shape, path.split('.'));
        const drawn = fc
          .gen()
          .map((draw) => new HostileRequests(record, { known, hostility: 0 }, draw).whole());
        for (const request of fc.sample(drawn, { numRuns: 4, seed: 8 })) {
          const { method, path: address, body } = httpCall(record, without(request, shape, path.split('.')));
          const reply = await shop.call(method, address, body);
          const answer = await reply.text();
          const rejected = missingIn(JSON.parse(answer) as Rejection);
          expect([body, answer, reply.status < 500]).toEqual([body, answer, true]);
          expect([body, rejected]).not.toEqual([body, expect.arrayContaining([missing])]);
        }
        expect(shop.errors.splice(0)).toEqual([]);
      },
    );
  },
  shopMigrations,
);
