/** The server writes each response's own there, so that the page's policy lets our style elements in. */
export const styleNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content || undefined;
