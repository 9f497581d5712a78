/** What is wished for, as carts and orders name it. */
export interface WishedReference {
  appId: string;
  catalogItemId: string;
  options?: Record<string, unknown>;
}

/** What a page shows of a product that somebody keeps in mind. */
export interface WishedProduct {
  name: string;
  slug: string;
  /** Decimal: of the variant, or of the cheapest where none is chosen. */
  price: string;
  /** Before it was reduced. */
  fullPrice?: string;
  /** Size, frame, …; empty where nothing is chosen. */
  options: string[];
  /** It can go into the cart as it is: there is nothing left to choose. */
  chosen: boolean;
  soldOut: boolean;
  /** Pieces, where they are counted. */
  left?: number;
  picture?: { id: string; width: number; height: number; alt: string };
}

/** One entry of a list as a page shows it. */
export interface WishedThing {
  catalogReference: WishedReference;
  /** Absent where nobody can see it any more. */
  product?: WishedProduct;
}

/** A wishlist as its owner and readers of a shared list see it, without the owner's name. */
export interface ShownWishlist {
  items: WishedThing[];
  /** The token of the shared URL, which only the owner sees. */
  secret?: string;
}
