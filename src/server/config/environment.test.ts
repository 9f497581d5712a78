import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { paymentsOf, readEnvironment, variableNames } from './environment.ts';

const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };

it('has a default for everything', () => {
  expect(readEnvironment({})).toMatchObject({
    PORT: 8080,
    DATA_DIR: '.data',
    DEMO: false,
    LOG_LEVEL: 'info',
    MAINTENANCE_SECONDS: 60,
    CONFIRM_MINUTES: 10,
  });
});

it('has every variable in the table of docs/operating.md', async () => {
  const text = await readFile('docs/operating.md', 'utf8');
  const [, settings = ''] = /^## Settings\n([^]*?)^## /m.exec(text) ?? [];
  const told = settings
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => (line.split('|')[1] ?? '').match(/[A-Z\d_]{4,}/g) ?? []);
  expect(told.toSorted()).toEqual(variableNames.toSorted());
});

it('reads the interval of maintenance under its former name, too', () => {
  expect(readEnvironment({ UPKEEP_SECONDS: '7' }).MAINTENANCE_SECONDS).toBe(7);
  expect(readEnvironment({ UPKEEP_SECONDS: '7', MAINTENANCE_SECONDS: '9' }).MAINTENANCE_SECONDS).toBe(9);
});

it.each([
  [{ DEMO: '1' }, 'test'],
  [{}, 'settings'],
  [{ PAYMENTS: 'test' }, 'test'],
  [{ DEMO: '1', PAYMENTS: 'none' }, 'none'],
  [{ ...STRIPE }, 'stripe'],
  [{ ...STRIPE, DEMO: '1' }, 'stripe'],
  [{ ...STRIPE, PAYMENTS: 'stripe' }, 'stripe'],
  [{ ...STRIPE, PAYMENTS: 'none' }, 'none'],
])('plays payments in the demo only, unless told: %j', (variables, payments) => {
  expect(paymentsOf(readEnvironment(variables)).by).toBe(payments);
});

it('takes an empty variable for an absent one', () => {
  expect(readEnvironment({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 8080 });
});

it.each([
  [{ PORT: 'http' }, /PORT/],
  [{ PORT: '70000' }, /PORT/],
  [{ DEMO: 'yes' }, /DEMO/],
  [{ DATABASE_URL: 'mysql://localhost/x' }, /DATABASE_URL/],
  [{ PUBLIC_URL: 'smtp://shop.example' }, /PUBLIC_URL/],
  [{ CORS_ORIGINS: 'https://app.example, https://app.example/path' }, /CORS_ORIGINS.*origins/],
  [{ PLATFORM_URL: 'https://www.wixapis.com' }, /needs WIX_API_KEY and WIX_SITE_ID/],
  [{ STORE_TIME_ZONE: 'Europe/Atlantis' }, /STORE_TIME_ZONE/],
  [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL/],
  [{ PAYMENTS: 'paypal' }, /PAYMENTS: .*"test".*"stripe".*"none"/],
  [{ PAYMENTS: 'stripe' }, /PAYMENTS: stripe needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET/],
  [{ STRIPE_SECRET_KEY: 'sk_test_1' }, /STRIPE_SECRET_KEY: needs STRIPE_WEBHOOK_SECRET/],
  [{ TRIGGER_APP_URL: 'https://app.example' }, /TRIGGER_APP_URL: needs TRIGGER_APP_ID and TRIGGER_APP_KEY/],
  [{ TRIGGER_APP_KEY: 'secret' }, /TRIGGER_APP_KEY: must be an RSA private key/],
  [{ TRIGGER_APP_TIMEOUT_MS: '60000' }, /TRIGGER_APP_TIMEOUT_MS/],
  [{ MAINTENANCE_SECONDS: '0' }, /MAINTENANCE_SECONDS/],
  [{ CONFIRM_MINUTES: '0' }, /CONFIRM_MINUTES/],
  [{ STRIPE_WEBHOOK_SECRET: 'whsec_1' }, /STRIPE_WEBHOOK_SECRET: needs STRIPE_SECRET_KEY/],
  [{ MEDIA_S3_ACCESS_KEY: 'a', MEDIA_S3_SECRET_KEY: 'b' }, /MEDIA_S3_ACCESS_KEY: needs MEDIA_S3_BUCKET/],
  [{ MEDIA_S3_ENDPOINT: 'https://s3.example' }, /MEDIA_S3_ENDPOINT: needs MEDIA_S3_BUCKET/],
  [{ MEDIA_S3_BUCKET: 'media', MEDIA_S3_SECRET_KEY: 'b' }, /MEDIA_S3_SECRET_KEY: needs MEDIA_S3_ACCESS_KEY/],
  [{ ...STRIPE, STRIPE_SECRET_KEY: 'pk_test_1' }, /STRIPE_SECRET_KEY: must be a secret or restricted key/],
  [{ ...STRIPE, STRIPE_WEBHOOK_SECRET: 'sk_test_1' }, /STRIPE_WEBHOOK_SECRET: must be the signing secret/],
])('says which variable of %j does not fit', (variables, message) => {
  expect(() => readEnvironment(variables)).toThrow(message);
});

it('names every variable that does not fit at once', () => {
  expect(() => readEnvironment({ PORT: 'x', DEMO: 'y' })).toThrow(/PORT[\s\S]*DEMO/);
});
