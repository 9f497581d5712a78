/** A path of this host and nothing else: `//elsewhere` and `\elsewhere` would lead away. */
export const ownPath = (value: unknown): string =>
  typeof value === 'string' && /^\/(?![/\\])/.test(value) ? value : '/';
