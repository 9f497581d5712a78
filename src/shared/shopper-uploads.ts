/** What one file that a shopper brings may weigh, in bytes; told in the shop and held at the door. */
export const MAX_BYTES = { image: 20_000_000, video: 100_000_000 } as const;
