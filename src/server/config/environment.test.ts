import { expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';

it('has a default for everything', () => {
  expect(readEnvironment({})).toMatchObject({
    PORT: 8080,
    DATA_DIR: '.data',
    DEMO: false,
    LOG_LEVEL: 'info',
  });
});

it('takes an empty variable for an absent one', () => {
  expect(readEnvironment({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 8080 });
});

it.each([
  [{ PORT: 'http' }, /PORT/],
  [{ PORT: '70000' }, /PORT/],
  [{ DEMO: 'yes' }, /DEMO/],
  [{ DATABASE_URL: 'mysql://localhost/x' }, /DATABASE_URL/],
  [{ PLATFORM_URL: 'https://www.wixapis.com' }, /needs WIX_API_KEY and WIX_SITE_ID/],
  [{ STORE_TIME_ZONE: 'Europe/Atlantis' }, /STORE_TIME_ZONE/],
  [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL/],
])('says which variable of %j does not fit', (variables, message) => {
  expect(() => readEnvironment(variables)).toThrow(message);
});

it('names every variable that does not fit at once', () => {
  expect(() => readEnvironment({ PORT: 'x', DEMO: 'y' })).toThrow(/PORT[\s\S]*DEMO/);
});
