/**
 * Where Counterpart answers what was asked of the platform; undefined for all other addresses.
 * @param shop where Counterpart runs, such as `https://shop.example`
 */
export function addressIn(shop: string, address: string): string | undefined;

/**
 * A text with the addresses of media files in it led to a Counterpart: one address, a `srcset`, a style or a style sheet.
 * @param shop where Counterpart runs, such as `https://shop.example`
 */
export function leadFiles(shop: string, text: string): string;

/**
 * Sends the requests for the platform, by `fetch` or `XMLHttpRequest`, to a Counterpart. Call it before the first request.
 * @param shop where Counterpart runs, such as `https://shop.example`
 * @param target whose methods are replaced; default the global ones
 * @returns restores the former methods
 */
export function rewriteFetch(
  shop: string,
  target?: { fetch: typeof fetch; XMLHttpRequest?: typeof XMLHttpRequest },
): () => void;
