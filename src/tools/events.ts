/** `npm run events`: writes which events are told by what; `--check` only compares. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { services } from '../platform/services.ts';
import { eventRows, renderEvents } from './events/table.ts';

const document = join(import.meta.dirname, '../../docs/events.md');
const text = renderEvents(eventRows(services));

if (!process.argv.includes('--check')) writeFileSync(document, text);
else if (readFileSync(document, { encoding: 'utf8', flag: 'a+' }) !== text) {
  console.error('docs/events.md is stale; run `npm run events`.');
  process.exitCode = 1;
}
