/** Begins the token of a charge whose card the shopper enters on the payment provider's own page; the rest is chance. */
export const PAGE_TOKEN = 'page_';

/** Each stands for one try. Not `randomUUID`, which a page without TLS does not have. */
export const newPageToken = (): string =>
  PAGE_TOKEN +
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
