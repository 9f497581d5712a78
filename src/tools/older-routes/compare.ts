import { matchOperation, notInstalled, retiredFrom } from '../../platform/contract/index.ts';
import type { InstalledRoute } from './read-installed.ts';

/** Where the routes of an SDK lead. */
export interface Comparison {
  answered: InstalledRoute[];
  unimplemented: InstalledRoute[];
  retired: InstalledRoute[];
  unknown: InstalledRoute[];
}

function placeOf({ method, path }: InstalledRoute, handled: ReadonlySet<string>): keyof Comparison {
  const filled = path.replaceAll(/\{[^}]+\}/g, 'x1');
  const operation = matchOperation(method, filled)?.operation;
  if (operation) return handled.has(operation.id) ? 'answered' : 'unimplemented';
  if (retiredFrom(method, filled) !== undefined) return 'retired';
  return notInstalled(method, filled) ? 'unimplemented' : 'unknown';
}

/** @param handled ids of the operations with a handler */
export function compareRoutes(routes: readonly InstalledRoute[], handled: ReadonlySet<string>): Comparison {
  const comparison: Comparison = { answered: [], unimplemented: [], retired: [], unknown: [] };
  for (const route of routes) comparison[placeOf(route, handled)].push(route);
  return comparison;
}
