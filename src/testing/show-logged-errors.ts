import { inspect } from 'node:util';
import { afterEach, beforeEach } from 'vitest';
import { loggedErrors } from './logged-errors.ts';

beforeEach(() => void loggedErrors.splice(0));

// A test that fails now and then is understood by its first failure only if the cause is in its output.
afterEach(({ task }) => {
  if (task.result?.state !== 'fail' || loggedErrors.length === 0) return;
  console.error(`Logged during “${task.name}”: ${inspect(loggedErrors, { depth: 5 })}`);
});
