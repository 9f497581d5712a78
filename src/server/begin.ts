/** Where the built server begins: with a heap that fits what it does. Sources begin with Node's own. */
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';

/**
 * In MiB. Node's 16 let a list of orders, half a megabyte, live long enough to fill the heap with what nobody needs: a
 * hundred more, for calls that are a thirtieth faster.
 */
const SEMI_SPACE = 8;
/** The heap doubles before it is collected in full, where V8 would let a small one grow fourfold. */
const GROWTH = 100;

const OPTION = '--max-semi-space-size';
const input = [...process.execArgv, process.env['NODE_OPTIONS'] ?? ''].some((text) => text.includes(OPTION));
const isBuilt = import.meta.filename.endsWith('.mjs');

// Only a process that begins can be told; on Windows none can take another's place.
if (isBuilt && !input && process.platform !== 'win32') {
  const again = [process.execPath, ...process.execArgv, `${OPTION}=${SEMI_SPACE}`];
  process.execve?.(process.execPath, [...again, join(import.meta.dirname, 'main.mjs')], {
    MALLOC_ARENA_MAX: '2',
    ...process.env,
  });
}
if (isBuilt) setFlagsFromString(`--heap-growing-percent=${GROWTH}`);
await import('./main.ts');
