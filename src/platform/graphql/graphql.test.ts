import fc from 'fast-check';
import type { GraphQLFormattedError } from 'graphql';
import { beforeAll, expect, it } from 'vitest';
import { isObject } from '../../shared/is-object.ts';
import { onDatabase } from '../../testing/engines.ts';
import { furnish } from '../../testing/fuzz-shop.ts';
import { selectionFor, withoutNulls } from '../../testing/graphql-selection.ts';
import { HostileRequests } from '../../testing/hostile-request.ts';
import type { KnownEntities } from '../../testing/known-entities.ts';
import { shopMigrations, startShop, type Shop } from '../../testing/shop.ts';
import { runs } from '../../testing/run-size.ts';
import { httpCall } from '../../testing/http-call.ts';
import { entryOf, type OperationRecord } from '../contract/index.ts';
import { collectHandlers } from '../platform.ts';
import { services } from '../services.ts';
import { fieldName } from './names.ts';
import { callable } from './operation-fields.ts';
import { buildSchema } from './schema.ts';

const handlers = collectHandlers(services);
const reading = callable.filter(({ id, readOnly }) => readOnly && handlers.has(id));
const fields = buildSchema().getQueryType()?.getFields() ?? {};

interface Envelope {
  message: string;
  details: object;
}

type Answer = number | { data: { reply: unknown }; errors?: readonly GraphQLFormattedError[] | undefined };

/** What is read, but for the id that each calculation of an estimate gets. */
const comparable = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify({ value: withoutNulls(value) }, (key, inner: unknown) =>
      key === 'calculationId' ? typeof inner : inner,
    ),
  );

/** What either way says of a request. */
function inSameWords(answer: Answer, status: number, envelope: Envelope): [unknown, unknown] {
  if (typeof answer === 'number') return [answer, status];
  const { data, errors } = answer;
  if (status === 200)
    return [
      [errors, comparable(data.reply)],
      [undefined, comparable(envelope)],
    ];
  const [error] = errors ?? [];
  // What has not the type of its field is rejected before the platform is asked.
  if (error?.message.startsWith('Variable "$input" got invalid value')) return [400, status];
  const { message, extensions = {} } = error ?? {};
  return [
    [message, extensions['status'], extensions['details']],
    [envelope.message, status, envelope.details],
  ];
}

onDatabase(
  'what is read',
  (database) => {
    let shop: Shop;
    let known: KnownEntities;

    beforeAll(async () => {
      shop = startShop(database());
      known = await furnish(shop);
    });

    const rest = async (operation: OperationRecord, input: unknown) => {
      const { method, path, body } = httpCall(operation, input);
      const reply = await shop.call(method, path, body);
      return { status: reply.status, told: (await reply.json()) as Envelope };
    };

    /** The same request by GraphQL; its status alone where no document may hold it. */
    const graphql = async (name: string, input: unknown, told: unknown) => {
      const field = fields[name];
      if (!field) throw new Error(`There is no ${name}.`);
      const [argument] = field.args;
      const document = `query ${argument ? `($input: ${String(argument.type)})` : ''} {
        reply: ${name} ${argument ? '(input: $input)' : ''} ${selectionFor(field.type, told)} }`;
      return shop
        .client()
        .graphql<{ reply: unknown }, object>(document, { input })
        .catch(({ response }: { response: Response }) => response.status);
    };

    async function compare(name: string, operation: OperationRecord, input: unknown): Promise<void> {
      const { status, told } = await rest(operation, input);
      // Where the address grows too long, the SDK sends the same another way.
      for (const fallback of isObject(input) ? (entryOf(operation).fallbacks ?? []) : [])
        expect(await rest({ ...operation, ...fallback }, input)).toEqual({ status, told });

      const answer = await graphql(name, input, status === 200 ? told : {});
      const [byGraphql, byRest] = inSameWords(answer, status, told);
      expect(byGraphql).toEqual(byRest);
    }

    it.each(reading.map((operation) => [fieldName(operation), operation] as const))(
      'assumed: is the same by GraphQL as by REST, or rejected for the same: %s',
      { timeout: 600_000 },
      async (name, operation) => {
        await fc.assert(
          fc.asyncProperty(fc.gen(), async (draw) => {
            await compare(
              name,
              operation,
              // GraphQL's type of a field mask is a list.
              new HostileRequests(
                operation,
                { known, hostility: 0, masks: [[], ['name'], ['a.b']] },
                draw,
              ).whole(),
            );
          }),
          { ...runs(5), seed: 8 },
        );
        expect(shop.errors.splice(0)).toEqual([]);
      },
    );
  },
  shopMigrations,
);
