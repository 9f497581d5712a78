/** What the front page of the demo shop is drawn from; answered by `/api/shop-window`. */
export interface WindowPoster {
  slug: string;
  name: string;
  family: string;
  /** The number the drawing began with. */
  number: number;
  /** Decimal, in the store's currency: of the cheapest choice. */
  price: string;
  paletteName: string;
  /** Paper and inks. */
  colors: string[];
  mediaId: string;
  alt: string;
}

export interface WindowProof {
  number: number;
  mediaId: string;
  printed: boolean;
}

export interface ShopWindow {
  currency: string;
  families: { id: string; name: string; mediaId: string; count: number }[];
  posters: WindowPoster[];
  /** Slugs, newest first. */
  newest: string[];
  /** The same program with the numbers next to the printed one. */
  proofs: { family: string; poster: string; sheets: WindowProof[] };
  /** A poster framed, as it hangs in the room. */
  framed: { slug: string; price: string };
}
