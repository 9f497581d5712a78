import { serve, type ServerType } from '@hono/node-server';
import { pino } from 'pino';
import { demoAccounts } from './staff/demo-staff.ts';
import { readEnvironment, type Environment } from './config/environment.ts';
import { start } from './start.ts';

/** Connections still open after this long are cut. */
const GRACE_MS = 10_000;

const read = (): Environment => {
  try {
    return readEnvironment(process.env);
  } catch (error) {
    console.error((error as Error).message);
    return process.exit(1);
  }
};

const greet = (url: string, env: Environment): void => {
  const lines = [`Counterpart is ready at ${url}`, `  back office  ${url}/admin`];
  if (env.DEMO) {
    lines.push('  demo sign-ins:');
    for (const { role, email, password } of demoAccounts)
      lines.push(`    ${role.padEnd(10)} ${email}  ${password}`);
  }
  console.log(lines.join('\n'));
};

const env = read();
const logger = pino({ level: env.LOG_LEVEL });
const publicUrl = env.PUBLIC_URL?.replace(/\/$/, '') ?? `http://localhost:${env.PORT}`;
const running = await start(env, logger, publicUrl);

const server: ServerType = serve({ fetch: running.app.fetch, port: env.PORT }, ({ port }) =>
  greet(env.PUBLIC_URL === undefined ? `http://localhost:${port}` : publicUrl, env),
);

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
