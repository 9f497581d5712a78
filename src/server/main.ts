import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { demoShoppers } from '../demo/customers/demo-shoppers.ts';
import { demoAccounts } from './staff/demo-staff.ts';
import { paymentsOf, readEnvironment, type Environment } from './config/environment.ts';
import { chargedBy } from './payments/card-payments.ts';
import type { PaymentChoice } from './payments/payment-provider.ts';
import { SettingProblem } from './config/setting-problem.ts';
import { answerClientError, MAX_HEAD_BYTES } from './http/client-error.ts';
import { closerOf } from './http/close-server.ts';
import { readableLines } from './log-lines.ts';
import { createLogger } from './logger.ts';
import { start, type Running } from './start.ts';

/** Stopping takes no longer, whatever is under way: a job goes on elsewhere or at the next start. */
const MAX_STOP_MS = 20_000;

/**
 * Longer than proxies and clients keep a connection that nobody uses (a minute, mostly): closed from here, it could take
 * a request with it that was just being sent.
 */
const IDLE_MS = 75_000;
/** A large file over a slow net: as long as the address for it is good. One that stands still is given up sooner. */
const MAX_REQUEST_MS = 86_400_000;

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

function paymentWords(choice: PaymentChoice): string {
  switch (choice.by) {
    case 'test':
      return 'test gateway, which takes test cards and moves no money';
    case 'stripe': {
      const isLive = chargedBy(choice) === 'STRIPE_LIVE';
      const mode = isLive ? 'live: cards are charged' : 'test mode: no money moves';
      return `cards by Stripe, ${mode}${choice.apiUrl === undefined ? '' : `, at ${choice.apiUrl}`}`;
    }
    case 'settings':
      return 'as set under Settings → Payment methods; see docs/payments.md';
    case 'none':
      return 'by bank transfer only, once an account is set under Settings; see docs/payments.md';
  }
}

const greet = (url: string, env: Environment, metricsUrl?: string): void => {
  const lines = [`Counterpart is ready at ${url}`, `  back office  ${url}/admin`];
  if (env.PLATFORM_URL === undefined) lines.push(`  payments     ${paymentWords(paymentsOf(env))}`);
  if (metricsUrl !== undefined) lines.push(`  metrics      ${metricsUrl}`);
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
const logger = createLogger(env.LOG_LEVEL, env.LOG_FORMAT === 'text' ? readableLines : undefined);
let running: Running | undefined;
let stopping = false;

/** Asked to while it starts, it ends at once: nothing was answered yet. */
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  if (!running) process.exit();
  setTimeout(() => process.exit(), MAX_STOP_MS).unref();
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

const server = await new Promise<Server>((resolve) => {
  const starting = serve(
    {
      fetch: (request, connection) => answer(request, connection),
      port: env.PORT,
      serverOptions: {
        maxHeaderSize: MAX_HEAD_BYTES,
        keepAliveTimeout: IDLE_MS,
        requestTimeout: MAX_REQUEST_MS,
      },
    },
    () => resolve(starting),
  ) as Server;
  starting.on('clientError', answerClientError);
  starting.once('error', (error) => fail(new SettingProblem('PORT', error.message)));
});
const closeServer = closerOf(server);
const { port } = server.address() as AddressInfo;
const publicUrl = env.PUBLIC_URL?.replace(/\/$/, '') ?? `http://localhost:${port}`;
running = await start(env, { logger, publicUrl, onBroken: fail }).catch(fail);
answer = running.fetch;
greet(publicUrl, env, running.metricsUrl);
running.onGreeted();
