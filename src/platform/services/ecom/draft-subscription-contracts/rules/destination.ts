import { withPart, type AddressWithContact, type DraftContent } from '../../draft-orders/public.ts';

/** The draft as it goes to somebody else's door; by the same delivery. */
export function withDestination(content: DraftContent, destination: AddressWithContact): DraftContent {
  const { shippingInfo } = content;
  const sent: DraftContent = {
    ...content,
    shippingInfo: {
      ...shippingInfo,
      logistics: { ...shippingInfo?.logistics, shippingDestination: destination },
    },
  };
  return content.recipientInfo ? withPart(sent, 'recipientInfo', destination) : sent;
}
