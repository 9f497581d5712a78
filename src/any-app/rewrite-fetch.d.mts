/**
 * Where Counterpart answers what was asked of the platform; undefined for all other addresses.
 * @param shop where Counterpart runs, such as `https://shop.example`
 */
export function addressIn(shop: string, address: string): string | undefined;

/**
 * Sends what the SDK would send to the platform to a Counterpart instead. Call it before the first request.
 * @param shop where Counterpart runs, such as `https://shop.example`
 * @param target whose `fetch` is replaced; default the global one
 * @returns puts the former `fetch` back
 */
export function rewriteFetch(shop: string, target?: { fetch: typeof fetch }): () => void;
