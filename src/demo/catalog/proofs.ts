import { mediaIdFor } from './ids.ts';
import { type DemoProduct, demoProducts } from './products.ts';

/** The neighbours of one printed number: drawn, looked at, not for sale. */
export interface Proof {
  number: number;
  mediaId: string;
  printed: boolean;
}

export const provenPoster = demoProducts.find((product) => product.slug === 'low-sun') as DemoProduct;

export const proofs: readonly Proof[] = [-2, -1, 0, 1, 2].map((step) => {
  const number = provenPoster.number + step;
  if (step === 0) return { number, mediaId: provenPoster.mediaId, printed: true };
  return { number, mediaId: mediaIdFor(`proof:${provenPoster.family}:${number}`), printed: false };
});
