import { spawn, type ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { expect, request, test } from '@playwright/test';
import { Api } from './support/api.ts';
import { demoAccount } from './support/roles.ts';
import { placeOrder, readOrder, readTransactions } from './support/orders.ts';

const root = path.resolve(import.meta.dirname, '..');
const dataDir = path.join(root, '.tmp/e2e-restart');

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

function launch(port: number): ChildProcess {
  return spawn(process.execPath, ['src/server/main.ts'], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DEMO: '1', LOG_LEVEL: 'warn' },
  });
}

async function kill(server: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGKILL');
  await gone;
}

test('a payment, a comment and a job survive kill -9', { tag: '@desk' }, async () => {
  test.setTimeout(180_000);
  await rm(dataDir, { recursive: true, force: true });
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const person = await request.newContext();
  const api = new Api(person, origin);
  const ready = () =>
    expect
      .poll(
        () =>
          person.get(`${origin}/healthz`).then(
            (answer) => answer.status(),
            () => 0,
          ),
        { timeout: 80_000 },
      )
      .toBe(200);

  let server = launch(port);
  try {
    await ready();
    await api.call('POST', '/admin/api/auth/sign-in/email', demoAccount('owner'));
    const { id } = await placeOrder(api);
    await api.platform('POST', `/ecom/v1/payments-collector/orders/${id}/manual-payment`, {
      amount: { amount: '50.00' },
    });
    await api.platform('POST', `/ecom/v1/orders/${id}/activities`, {
      activity: { merchantComment: { message: 'Still here?' } },
    });
    const others = [await placeOrder(api), await placeOrder(api)];
    const job = await api.call<{ id: string }>('POST', '/admin/api/jobs', {
      kind: 'orders.mark-as-paid',
      selection: { ids: others.map((order) => order.id) },
      params: {},
      title: 'Before the crash',
    });
    await kill(server);

    server = launch(port);
    await ready();
    const after = await readOrder(api, id);
    expect(after.balanceSummary).toMatchObject({ paid: { amount: '50.00' }, balance: { amount: '79.00' } });
    expect(after.paymentStatus).toBe('PARTIALLY_PAID');
    expect(after.activities.map(({ merchantComment }) => merchantComment?.message)).toContain('Still here?');
    expect((await readTransactions(api, id)).payments).toHaveLength(1);
    await expect
      .poll(async () => (await api.call<{ status: string }>('GET', `/admin/api/jobs/${job.id}`)).status, {
        timeout: 40_000,
      })
      .toBe('done');
    for (const other of others) {
      expect((await readOrder(api, other.id)).paymentStatus).toBe('PAID');
      expect((await readTransactions(api, other.id)).payments).toHaveLength(1);
    }
  } finally {
    await kill(server);
    await person.dispose();
    await rm(dataDir, { recursive: true, force: true });
  }
});
