import { connect, measureWork, type Call, type Connection } from './measure.ts';
import { run, serveOurs, serverEnv, type Env } from './processes.ts';
import type { GraphqlFigures } from './report-graphql.ts';
import { newest, oneOrder, pick, post, sample } from './scenarios.ts';

const TURNS = { warmUp: 20, turns: 100, parallelTurns: 500 };

const document = (query: string, variables: object = {}): Call =>
  post('/graphql/alpha', { query, variables });

/** What a list shows of each. */
const ROW =
  'id number createdDate paymentStatus fulfillmentStatus buyerInfo { email } priceSummary { total { amount } }';
const PAGE =
  'queryInput: { search: { sort: [{ fieldName: "createdDate", order: DESC }], cursorPaging: { limit: 25 } } }';

type Answer = { errors?: { message: string }[] };

/** @throws for a document that is answered with errors: they come with 200, and a fast rejection is no measurement */
async function answered(connection: Connection, call: Call): Promise<void> {
  const { errors: [error] = [] } = await connection.ask<Answer>(call);
  if (error) throw new Error(`GraphQL answered: ${error.message}`);
}

/** The same questions by GraphQL and by REST, of one server; there is no other handler to compare with. */
export async function measureGraphql(engine: string, env: Env, orders: number): Promise<GraphqlFigures> {
  await run('src/tools/bench/fill.ts', { ...env, ORDERS: String(orders) });
  const server = await serveOurs(serverEnv(env));
  const before = server.memory();
  const connection = connect(server.base);
  const time = (call: (turn: number) => Call | readonly Call[]) =>
    measureWork(async (turn) => {
      for (const one of [call(turn)].flat()) await answered(connection, one);
    }, TURNS);
  try {
    const started = performance.now();
    await answered(connection, document('{ __typename }'));
    const first = performance.now() - started;
    const loaded = server.memory();
    const { orders: some } = await sample(server.base, 0);
    const ids = some.map(({ id }) => id);
    const five = (turn: number): string[] => Array.from({ length: 5 }, (_, index) => pick(ids, turn + index));
    const scenarios = [
      {
        name: 'newest 25 orders, what a list shows',
        ours: await time(() =>
          document(`{ ecomOrdersV1Orders(${PAGE}) { items { ${ROW} } pageInfo { hasNext } } }`),
        ),
        bare: await time(newest),
      },
      {
        name: 'one order, what a list shows',
        ours: await time((turn) =>
          document(`query ($id: ID) { ecomOrdersV1Order(queryInput: { id: $id }) { ${ROW} } }`, {
            id: pick(ids, turn),
          }),
        ),
        bare: await time((turn) => oneOrder(pick(ids, turn))),
      },
      {
        name: 'five orders: one document, five calls',
        ours: await time((turn) =>
          document(
            `query (${[0, 1, 2, 3, 4].map((n) => `$id${n}: ID`).join(', ')}) {
              ${[0, 1, 2, 3, 4].map((n) => `o${n}: ecomOrdersV1Order(queryInput: { id: $id${n} }) { ${ROW} }`).join('\n')}
            }`,
            Object.fromEntries(five(turn).map((id, n) => [`id${n}`, id])),
          ),
        ),
        bare: await time((turn) => five(turn).map(oneOrder)),
      },
    ];
    return {
      engine,
      orders,
      scenarios,
      first,
      memory: { before: before.now, loaded: loaded.now, after: server.memory().now },
    };
  } finally {
    connection.close();
    await server.stop();
  }
}
