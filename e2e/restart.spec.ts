import { expect, request, test } from '@playwright/test';
import { ServerProcesses, type ServerProcess } from '../src/testing/server-process.ts';
import { Api } from './support/api.ts';
import { demoAccount } from './support/roles.ts';
import { placeOrder, readOrder, readTransactions } from './support/orders.ts';
import { copyStore, main, root } from './support/servers.ts';

test('a payment, a comment and a job survive kill -9', { tag: '@long' }, async () => {
  const env = { DEMO: '1', DATA_DIR: await copyStore('restart') };
  const servers = new ServerProcesses(main);
  const launch = (port = '0'): Promise<ServerProcess> => servers.start(root, { ...env, PORT: port }).ready();
  const person = await request.newContext();
  try {
    const first = await launch();
    const api = new Api(person, first.url);
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
    await first.kill('SIGKILL');

    await launch(new URL(first.url).port);
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
    await servers.close();
    await person.dispose();
  }
});
