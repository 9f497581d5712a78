import type { AddressInfo } from 'node:net';
import { serve, type ServerType } from '@hono/node-server';
import { demoShoppers } from '../demo/customers/demo-shoppers.ts';
import { demoAccounts } from './staff/demo-staff.ts';
import { readEnvironment, type Environment } from './config/environment.ts';
import { answerClientError, MAX_HEAD_BYTES } from './http/client-error.ts';
import { createLogger } from './logger.ts';
import { start, type Running } from './start.ts';

/** Connections still open after this long are cut. */
const GRACE_MS = 10_000;

const fail = (error: Error): never => {
  console.error(error.message);
  return process.exit(1);
};

const read = (): Environment => {
  try {
    return readEnvironment(process.env);
  } catch (error) {
    return fail(error as Error);
  }
};

const greet = (url: string, env: Environment): void => {
  const lines = [`Counterpart is ready at ${url}`, `  back office  ${url}/admin`];
  if (env.DEMO) {
    lines.push('  demo sign-ins:');
    for (const { role, email, password } of demoAccounts)
      lines.push(`    ${role.padEnd(10)} ${email}  ${password}`);
    for (const { email, password } of demoShoppers)
      lines.push(`    ${'shopper'.padEnd(10)} ${email}  ${password}`);
  }
  console.log(lines.join('\n'));
};

/** Until the app is there, whoever asks is told to come back. */
let answer = (_request: Request, _connection: object): Response | Promise<Response> =>
  Response.json({ status: 'starting' }, { status: 503, headers: { 'retry-after': '2' } });

const env = read();
const logger = createLogger(env.LOG_LEVEL);
const server = await new Promise<ServerType>((resolve) => {
  const starting = serve(
    {
      fetch: (request, connection) => answer(request, connection),
      port: env.PORT,
      serverOptions: { maxHeaderSize: MAX_HEAD_BYTES },
    },
    () => resolve(starting),
  );
  starting.once('error', fail);
  starting.on('clientError', answerClientError);
});
const { port } = server.address() as AddressInfo;
const publicUrl = env.PUBLIC_URL?.replace(/\/$/, '') ?? `http://localhost:${port}`;
const running: Running = await start(env, logger, publicUrl).catch(fail);
answer = running.app.fetch;
greet(publicUrl, env);

/** Answers what was asked, takes no more. */
async function closeServer(): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const idle = setInterval(() => 'closeIdleConnections' in server && server.closeIdleConnections(), 100);
  const cut = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), GRACE_MS);
  await closed;
  clearInterval(idle);
  clearTimeout(cut);
}

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  try {
    const closed = closeServer();
    await running.endStreams();
    await closed;
    await running.stop();
  } catch (error) {
    logger.error({ err: error }, 'stopping failed');
    process.exitCode = 1;
  }
  process.exit();
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
