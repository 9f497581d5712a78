import { matchOperation } from '../../platform/contract/index.ts';

const pathOf = (request: Request): string => new URL(request.url).pathname;

/** Such as `ecom_orders.getOrder`; whatever the contract does not have is one, so that nobody can make up more of them. */
export function operationOf(request: Request): string {
  const path = pathOf(request).replace(/^\/wixapis(?=\/)/, '');
  const known = matchOperation(request.method, path);
  if (known) return `${known.operation.package}.${known.operation.name}`;
  return path.startsWith('/hosted/') ? 'hosted' : 'unknown';
}

/** By how their paths begin, the longer ones first. */
const PARTS: readonly (readonly [path: string, part: string])[] = [
  ['/admin/wixapis/', 'back office'],
  ['/admin/api/', 'back office'],
  ['/admin', 'back office page'],
  ['/wixapis/', 'platform'],
  ['/hosted/', 'platform'],
  ['/assets/', 'assets'],
  ['/media-upload', 'uploads'],
  ['/media/', 'media'],
  ['/api/', 'shop'],
  ['/payment-gateway/', 'payment gateway'],
  ['/healthz', 'health'],
];

/** What of the server answers. */
export const partOf = (request: Request): string => {
  const path = pathOf(request);
  return PARTS.find(([start]) => path.startsWith(start))?.[1] ?? 'shop page';
};

const STATEMENTS = new Set(['select', 'insert', 'update', 'delete', 'begin', 'commit', 'rollback', 'with']);

/** What kind of statement it is: its first word. */
export function statementOf(sql: string): string {
  const word = /[a-z]+/i.exec(sql)?.[0].toLowerCase() ?? '';
  return STATEMENTS.has(word) ? word : 'other';
}
