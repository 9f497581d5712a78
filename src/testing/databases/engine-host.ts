import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { startPostgres, type PostgresServer } from '../postgres.ts';
import { pgliteTemplates, preparePostgres, type PgliteTemplates } from './templates.ts';

/** What a test process is answered under each path of the host. */
export interface EngineAnswers {
  '/pglite': PgliteTemplates;
  '/postgres': { url: string };
  '/prepared-postgres': { template: string };
}

function memoize<Result>(make: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | undefined;
  return () => (result ??= make());
}

/**
 * Starts the engines of the tests when a test first needs one: a test without a database waits for none of them.
 * The test processes reach it by HTTP, because each engine must be started once for all of them.
 */
export async function hostEngines(): Promise<{ url: string; close: () => Promise<void> }> {
  let postgres: PostgresServer | undefined;
  const startOnce = memoize(async () => {
    postgres = await startPostgres();
    return postgres;
  });
  const prepareOnce = memoize(async () => preparePostgres((await startOnce()).url));
  const templatesOnce = memoize(pgliteTemplates);
  const answers: { [Path in keyof EngineAnswers]: () => Promise<EngineAnswers[Path]> } = {
    '/pglite': templatesOnce,
    '/postgres': async () => ({ url: (await startOnce()).url }),
    '/prepared-postgres': async () => ({ template: await prepareOnce() }),
  };

  const server = createServer((request, response) => {
    const answer = answers[request.url as keyof EngineAnswers];
    // A connection that was idle for seconds would be closed just as a test process uses it again.
    response.setHeader('connection', 'close');
    answer().then(
      (value) => response.end(JSON.stringify(value)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await postgres?.stop();
    },
  };
}
