import { pino } from 'pino';
import { expect, it } from 'vitest';
import { noPayments } from '../../platform/adapters/no-payments.ts';
import type { PaymentProvider } from '../../platform/ports.ts';
import { settingsPayments } from './settings-payments.ts';

const named = (name: string): PaymentProvider => ({
  ...noPayments,
  isConnected: true,
  hasPage: true,
  refund: async () => ({ status: 'FAILED', reason: name }),
});

it('keys count as soon as they are stored, others in their place, and none once they are removed', async () => {
  let sealed: string | undefined;
  const opened: string[] = [];
  const { provider, refresh } = settingsPayments({
    readSealed: async () => sealed,
    async open(text) {
      opened.push(text);
      if (text === 'broken') throw new Error('sealed with another secret');
      return named(text);
    },
    logger: pino({ level: 'silent' }),
  });
  await refresh();
  expect(provider.isConnected).toBe(false);
  sealed = 'first';
  await refresh();
  await refresh();
  expect(provider.isConnected && provider.hasPage).toBe(true);
  sealed = 'second';
  await refresh();
  expect(await provider.refund({} as never)).toMatchObject({ reason: 'second' });
  sealed = 'broken';
  await refresh();
  expect(provider.isConnected).toBe(false);
  sealed = undefined;
  await refresh();
  expect(provider.isConnected).toBe(false);
  expect(opened).toEqual(['first', 'second', 'broken']);
});
