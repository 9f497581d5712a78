/**
 * `npm run events`: writes which events are told by what; `--check` only compares. `-- --prove [test files]` runs these first, or
 * all of the platform's, and writes down what they saw; `-- --seen folder` takes that in from a run with `EVENTS_SEEN=folder`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { services } from '../platform/services.ts';
import { PROOFS, readProofs, renderProofs } from './events/proofs.ts';
import { proveAgain, takeIn } from './events/prove-again.ts';
import { eventRows, renderEvents } from './events/table.ts';

const { values, positionals } = parseArgs({
  options: { check: { type: 'boolean' }, prove: { type: 'boolean' }, seen: { type: 'string' } },
  allowPositionals: true,
});
const document = join(import.meta.dirname, '../../docs/events.md');

if (values.prove) {
  const files = positionals.length > 0 ? positionals : ['src/platform'];
  writeFileSync(PROOFS, renderProofs(proveAgain(readProofs(), files)));
}
if (values.seen !== undefined) writeFileSync(PROOFS, renderProofs(takeIn(readProofs(), values.seen)));

const text = renderEvents(eventRows(services, readProofs()));

if (!values.check) writeFileSync(document, text);
else if (readFileSync(document, { encoding: 'utf8', flag: 'a+' }) !== text) {
  console.error('docs/events.md is stale; run `npm run events`.');
  process.exitCode = 1;
}
