import type { OlderShapeName } from '../schema.ts';
import { collectionsV1, productsV1 } from './catalog-v1.ts';
import { deliveryCarrierDetails, deliveryProfilesV1 } from './delivery-profiles.ts';
import { loginV1, registerV1 } from './identity-v1.ts';
import type { OlderShape } from './translation.ts';

/** The content of a review was changed by an operation of its own, which took no revision. */
const reviewContent: OlderShape = ({ content }) => ({
  request: { review: { content } },
  reply: (reply) => reply,
});

export const olderShapes: Readonly<Record<OlderShapeName, OlderShape>> = {
  productsV1,
  collectionsV1,
  deliveryProfilesV1,
  deliveryCarrierDetails,
  loginV1,
  registerV1,
  reviewContent,
};
