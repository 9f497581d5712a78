/** The two hosts `@wix/sdk` speaks to. */
const PLATFORM = /^https:\/\/(?:www|edge)\.wixapis\.com(?=\/)/;

/**
 * Sends what the SDK would send to the platform to a Counterpart instead. Call it before the first request.
 * @param {string} shop where Counterpart runs, such as `https://shop.example`
 * @param {{ fetch: typeof fetch }} target whose `fetch` is replaced
 * @returns {() => void} puts the former `fetch` back
 */
export function rewriteFetch(shop, target = globalThis) {
  const send = target.fetch;
  const base = `${shop.replace(/\/+$/, '')}/wixapis`;
  target.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!PLATFORM.test(address)) return send(input, init);
    const rewritten = address.replace(PLATFORM, base);
    return send(input instanceof Request ? new Request(rewritten, input) : rewritten, init);
  };
  return () => {
    target.fetch = send;
  };
}
