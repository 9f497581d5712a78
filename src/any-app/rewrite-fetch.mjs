/** What the SDK's hosts, and those of its media, are called at Counterpart. */
const HOSTS = [
  [/^https:\/\/(?:www|edge|readonly)\.wixapis\.com(?=\/)/, '/wixapis'],
  [/^https:\/\/[\w-]+\.(?:wixstatic|usrfiles)\.com(?=\/)/, '/wixstatic'],
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

/** An address of a media host, at the beginning of a text or where an address begins in a list, a style or a rule. */
const FILE_HOST = /(^|[\s"'(,])(?:https?:)?\/\/([\w-]+\.(?:wixstatic|usrfiles)\.com)(?=\/)/gi;

/** Counterpart's path for the files of one media host. A file that Counterpart does not have is redirected to that host. */
const fileRoot = (shop) => `${shop.replace(/\/+$/, '')}/wixstatic/`;

/**
 * A text with the addresses of media files in it led to a Counterpart: one address, a `srcset`, a style or a style sheet.
 * @param {string} shop where Counterpart runs, such as `https://shop.example`
 * @param {string} text
 */
export function leadFiles(shop, text) {
  return text.replace(FILE_HOST, (_, before, host) => before + fileRoot(shop) + host.toLowerCase());
}

/**
 * The text that `leadFiles` was called with.
 * @param {string} shop where Counterpart runs, such as `https://shop.example`
 * @param {string} text
 */
export function originalFiles(shop, text) {
  return text.includes(fileRoot(shop)) ? text.replaceAll(fileRoot(shop), 'https://') : text;
}

/**
 * Sends the requests for the platform, by `fetch` or `XMLHttpRequest`, to a Counterpart. Call it before the first request.
 * @param {string} shop where Counterpart runs, such as `https://shop.example`
 * @param {{ fetch: typeof fetch, XMLHttpRequest?: typeof XMLHttpRequest }} target whose methods are replaced
 * @returns {() => void} restores the former methods
 */
export function rewriteFetch(shop, target = globalThis) {
  const send = target.fetch;
  const requests = target.XMLHttpRequest?.prototype;
  const open = requests && Reflect.get(requests, 'open');
  const lead = (address) => {
    const file = leadFiles(shop, address);
    return file === address ? addressIn(shop, address) : file;
  };
  target.fetch = (input, init) => {
    const address = lead(input instanceof Request ? input.url : String(input));
    if (address === undefined) return send(input, init);
    return send(input instanceof Request ? new Request(address, input) : address, init);
  };
  if (requests)
    requests.open = function (method, url, ...rest) {
      return open.call(this, method, lead(String(url)) ?? url, ...rest);
    };
  return () => {
    target.fetch = send;
    if (requests) requests.open = open;
  };
}
