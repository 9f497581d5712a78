import type { OperationRecord } from '../platform/contract/index.ts';

/** What a path or a plain query can carry of a value. */
function textOf(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80';
}

const at = (request: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (Object(value) as Record<string, unknown>)[key], request);

/** Method, path and body of a call, whatever the request is. @param packed as the SDK packs what a query cannot hold */
export function httpCall(
  { method, path: template }: OperationRecord,
  request: unknown,
  packed = true,
): { method: string; path: string; body?: string } {
  const path = template.replaceAll(/\{([^}]+)\}/g, (_, name: string) => textOf(at(request, name) ?? 'x'));
  if (method !== 'GET' && method !== 'DELETE') return { method, path, body: JSON.stringify(request) };
  if (packed)
    return { method, path: `${path}?.r=${Buffer.from(JSON.stringify(request)).toString('base64url')}` };
  const query = Object.entries(Object(request)).map(([key, value]) => `${textOf(key)}=${textOf(value)}`);
  return { method, path: `${path}?${query.join('&')}` };
}
