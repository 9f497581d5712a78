import { useQuery } from '@tanstack/react-query';
import type { DeliveryKeeping } from '../../../../shared/delivery-offer.ts';
import type { LocalDelivery, PickupPlace } from '../../../../wix/local-delivery-operations.ts';
import { useMayDo } from '../../../data/desk-registry.ts';
import { useDeliveryProvider } from '../use-terms.ts';

/** What the shop brings itself, and where things are collected. */
export interface Places {
  deliveries: LocalDelivery[];
  pickups: PickupPlace[];
  keeping: DeliveryKeeping[];
}

const none: Places = { deliveries: [], pickups: [], keeping: [] };

export function usePlaces() {
  const provider = useDeliveryProvider();
  const reads = useMayDo('delivery', 'readLocal');
  const readsPickups = useMayDo('delivery', 'readPickup');
  const { data, isError, error, refetch } = useQuery<Places>({
    queryKey: ['delivery', 'places'],
    queryFn: async ({ signal }) => (await provider.places('delivery', { signal })).data,
    enabled: reads && readsPickups,
    refetchOnWindowFocus: false,
  });
  return { places: data ?? none, isError, error, refetch };
}
