/**
 * Part of the first `npm start`: fills an empty folder of data with the demo store, beside the builds. It runs the
 * sources, as the bundled server is not there yet. Where the empty store is not built either, this process builds it
 * first: the sources and PGlite's code are loaded and compiled once for both.
 */
import { isBuilt } from './build/run-builds.ts';

const log = (line: string): void => console.log(line);

// Imported in this order: what the empty store depends on is what is loaded from its build on.
if (!isBuilt('store')) await import('./empty-store.ts');
const { fillFreshStore } = await import('./fill-fresh-store.ts');
await fillFreshStore(log);
