/**
 * No inline script, nothing from elsewhere. Emotion writes `<style>` elements, which the page's nonce allows.
 * Pictures and videos of a hosted store come from the platform's own media hosts.
 * `connect` is the origin of a hosted platform that pages call, send files to and show pictures of.
 * A page may be framed by pages of this host where `framed` says so.
 */
export const contentSecurityPolicy = (
  nonce?: string,
  connect?: string,
  { styleHash, framed = false }: { styleHash?: string | undefined; framed?: boolean } = {},
): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self'${nonce === undefined ? '' : ` 'nonce-${nonce}'`}${styleHash === undefined ? '' : ` 'sha256-${styleHash}'`}`,
    `img-src 'self' data: blob: https://static.wixstatic.com${connect === undefined ? '' : ` ${connect}`}`,
    `media-src 'self' blob: https://video.wixstatic.com${connect === undefined ? '' : ` ${connect}`}`,
    "font-src 'self'",
    `connect-src 'self'${connect === undefined ? '' : ` ${connect}`}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framed ? "'self'" : "'none'"}`,
  ].join('; ');
