/** The maximum size of a shopper's file in bytes, which the store displays and the server enforces. */
export const MAX_BYTES = { image: 20_000_000, video: 100_000_000 } as const;
