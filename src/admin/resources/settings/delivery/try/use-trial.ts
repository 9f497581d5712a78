import { useQuery } from '@tanstack/react-query';
import type { DeliveryTrial } from '#shared/delivery-offer.ts';
import type { deliveryExtensions } from '#shared/extensions/delivery.ts';
import { extensionClient } from '#admin/access/extension-client.ts';
import { useDebounced } from '#admin/ui/use-debounced.ts';
import type { TriedAddress } from './use-address.ts';
import type { SampleCart } from './use-sample-cart.ts';

const pause = 250;

const call = extensionClient<typeof deliveryExtensions>();

/** As the platform itself names ids, and not the SDK. */
const wire = (value: object): string => JSON.stringify(value).replaceAll('"_id":', '"id":');

export type Draft = Required<DeliveryTrial>['draft'];

function asked(
  { country, subdivision, postalCode, city }: TriedAddress,
  bag: SampleCart,
  draft: Draft,
): DeliveryTrial {
  const part = subdivision.trim();
  return {
    address: {
      country,
      ...(part && { subdivision: part }),
      ...(postalCode.trim() && { postalCode: postalCode.trim() }),
      ...(city.trim() && { city: city.trim() }),
    },
    ...(bag.order
      ? { orderId: bag.order.id }
      : { lines: bag.lines.map(({ product, quantity }) => ({ catalogItemId: product.id, quantity })) }),
    ...(Object.values(draft).some((each) => each.length > 0) && { draft }),
  };
}

/** What the checkout would offer there. An answer is there only while it is the answer to what is typed. */
export function useTrial(address: TriedAddress, bag: SampleCart, draft: Draft | undefined) {
  const isWhole = address.country !== '' && bag.isRead && (bag.order !== undefined || bag.lines.length > 0);
  const typed = isWhole && draft ? wire(asked(address, bag, draft)) : '';
  const settled = useDebounced(typed, pause);
  const operation = bag.order ? 'previewOrderDelivery' : 'previewDelivery';
  const answer = useQuery({
    queryKey: ['delivery', 'try', operation, settled],
    queryFn: ({ signal }) => call(operation, JSON.parse(settled), { signal }),
    enabled: settled !== '' && settled === typed,
    retry: false,
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  const isCurrent = settled !== '' && settled === typed && !answer.isFetching;
  return {
    /** Something typed has to be mended first. */
    wrong: draft === undefined,
    isWhole,
    tried: isCurrent ? answer.data : undefined,
    error: isCurrent ? answer.error : null,
    retry: () => void answer.refetch(),
  };
}

export type Trial = ReturnType<typeof useTrial>;
