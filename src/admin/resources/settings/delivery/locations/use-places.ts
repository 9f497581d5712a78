import { useQuery } from '@tanstack/react-query';
import { useMayDo } from '#admin/data/desk-registry.ts';
import type { LocalDeliveryAndPickup } from './locations.ts';
import { useDeliveryProvider } from '../use-terms.ts';

const none: LocalDeliveryAndPickup = { deliveries: [], pickups: [], keeping: [] };

export function usePlaces() {
  const provider = useDeliveryProvider();
  const reads = useMayDo('delivery', 'readLocal');
  const readsPickups = useMayDo('delivery', 'readPickup');
  const { data, isError, error, refetch } = useQuery<LocalDeliveryAndPickup>({
    queryKey: ['delivery', 'places'],
    queryFn: async ({ signal }) => (await provider.places('delivery', { signal })).data,
    enabled: reads && readsPickups,
    refetchOnWindowFocus: false,
  });
  return { places: data ?? none, isError, error, refetch };
}
