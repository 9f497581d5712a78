/** The embedded platform takes uploads here, whatever name it was told it has. */
export function reachable(address: string): string {
  const url = new URL(address, globalThis.location?.href);
  return url.pathname.startsWith('/media-upload')
    ? new URL(`${url.pathname}${url.search}`, globalThis.location?.origin ?? url.origin).href
    : url.href;
}
