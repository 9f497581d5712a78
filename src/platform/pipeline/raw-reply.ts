import { repliesRaw, type OperationRecord } from '../contract/index.ts';

/** `RawHttpResponse` of the contract: the operation writes status, headers and body itself. */
export interface RawReply {
  statusCode?: number;
  headers?: { key?: string; value?: string }[];
  /** Base64. */
  body?: string;
}

export const isRawReply = (operation: OperationRecord, _reply: unknown): _reply is RawReply =>
  repliesRaw(operation);

/** @param body text; JSON is what callers expect unless a header says otherwise */
export const rawReply = (
  statusCode: number,
  body: string,
  headers: Record<string, string> = {},
): RawReply => ({
  statusCode,
  headers: Object.entries({ 'content-type': 'application/json', ...headers }).map(([key, value]) => ({
    key,
    value,
  })),
  body: btoa(String.fromCodePoint(...new TextEncoder().encode(body))),
});

export function rawResponse({ statusCode = 200, headers = [], body = '' }: RawReply): Response {
  const bytes = Uint8Array.from(atob(body), (char) => char.codePointAt(0) ?? 0);
  const response = new Response(bytes.length > 0 ? bytes : null, { status: statusCode });
  for (const { key, value } of headers) if (key && value !== undefined) response.headers.append(key, value);
  return response;
}
