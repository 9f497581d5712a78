import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Node keeps what it has compiled: a start of the product takes two thirds of the time. */
export const COMPILE_CACHE = { NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache') };
