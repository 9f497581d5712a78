/** What the SDK's hosts, and those of its media, are called at Counterpart. */
const HOSTS = [
  [/^https:\/\/(?:www|edge|readonly)\.wixapis\.com(?=\/)/, '/wixapis'],
  [/^https:\/\/(?:(?:static|video|docs)\.wixstatic\.com|[\w-]+\.usrfiles\.com)(?=\/)/, '/wixstatic'],
];

/**
 * Where Counterpart answers what was asked of the platform; undefined for all other addresses.
 * @param {string} shop where Counterpart runs, such as `https://shop.example`
 * @param {string} address
 * @returns {string | undefined}
 */
export function addressIn(shop, address) {
  const [host, prefix] = HOSTS.find(([host]) => host.test(address)) ?? [];
  return host && address.replace(host, shop.replace(/\/+$/, '') + prefix);
}

/**
 * Sends what the SDK would send to the platform to a Counterpart instead. Call it before the first request.
 * @param {string} shop where Counterpart runs, such as `https://shop.example`
 * @param {{ fetch: typeof fetch }} target whose `fetch` is replaced
 * @returns {() => void} puts the former `fetch` back
 */
export function rewriteFetch(shop, target = globalThis) {
  const send = target.fetch;
  target.fetch = (input, init) => {
    const address = addressIn(shop, input instanceof Request ? input.url : String(input));
    if (address === undefined) return send(input, init);
    return send(input instanceof Request ? new Request(address, input) : address, init);
  };
  return () => {
    target.fetch = send;
  };
}
