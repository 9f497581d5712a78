import { defineConfig, devices } from '@playwright/test';
import { phone } from './e2e/support/phone.ts';
import { selectionOf } from './src/tools/test-run/selection.ts';

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };

const selection = selectionOf(
  process.env['TEST_TIER'],
  process.env['TEST_REACHED']?.split(',').filter((file) => file !== ''),
);

/** Journeys against the built product; each worker has a server and a demo store of its own. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: false,
  workers: 2,
  globalSetup: './e2e/support/servers.ts',
  // A journey that passes waits for none of these; on a busy machine each step may take several times as long.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  // A shared machine may stall for longer than any wait is worth; the report still says which needed a second go.
  retries: process.env['CI'] ? 1 : 0,
  reporter: 'line',
  use: {
    // A step whose element never takes a click would wait for the whole time of its journey.
    actionTimeout: 90_000,
    locale: 'en-GB',
    timezoneId: 'Europe/Lisbon',
    // Recording costs every journey a tenth of its time: `npx playwright test --trace on` records the one of interest.
    trace: 'on-first-retry',
    // Each other preference would need a browser context of its own, whose caches begin empty.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: desktop, ...selection.desktop },
    // The second size of journeys that are laid out otherwise there. Those of the phone alone run in the first project:
    // a project starts workers and browsers of its own.
    { name: 'phone', use: phone, ...selection.phone },
  ],
});
