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
  sampleCart: SampleCart,
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
    ...(sampleCart.order
      ? { orderId: sampleCart.order.id }
      : {
          lines: sampleCart.lines.map(({ product, quantity }) => ({ catalogItemId: product.id, quantity })),
        }),
    ...(Object.values(draft).some((each) => each.length > 0) && { draft }),
  };
}

/** What the checkout would offer there. An answer is there only while it is the answer to what is typed. */
export function useTrial(address: TriedAddress, sampleCart: SampleCart, draft: Draft | undefined) {
  const isWhole =
    address.country !== '' &&
    sampleCart.isRead &&
    (sampleCart.order !== undefined || sampleCart.lines.length > 0);
  const typed = isWhole && draft ? wire(asked(address, sampleCart, draft)) : '';
  const debounced = useDebounced(typed, pause);
  const operation = sampleCart.order ? 'previewOrderDelivery' : 'previewDelivery';
  const answer = useQuery({
    queryKey: ['delivery', 'try', operation, debounced],
    queryFn: ({ signal }) => call(operation, JSON.parse(debounced), { signal }),
    enabled: debounced !== '' && debounced === typed,
    retry: false,
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  const isCurrent = debounced !== '' && debounced === typed && !answer.isFetching;
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
