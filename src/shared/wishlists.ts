/** What is wished for, as carts and orders name it. */
export interface WishedReference {
  appId: string;
  catalogItemId: string;
  options?: Record<string, unknown>;
}

/** What whoever has the address of a shared list is told: not whose it is. */
export interface SharedWishlist {
  items: WishedReference[];
}
