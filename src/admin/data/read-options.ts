/** Options of a provider's own reads, as react-admin's reads have them: a page that closes cancels its request. */
export interface ReadOptions {
  signal?: AbortSignal | undefined;
}
