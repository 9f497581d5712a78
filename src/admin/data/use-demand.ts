import { useQuery } from '@tanstack/react-query';
import { useDataProvider, type DataProvider } from 'ra-core';
import type { Demand } from '../../shared/demand.ts';
import { backInStockDesk } from '../../shared/desks/back-in-stock.ts';
import { useMay, useSession } from '../access/session.ts';

interface DemandDataProvider extends DataProvider {
  ofProduct(desk: string, params: { id: string; signal: AbortSignal }): Promise<{ data: Demand[] }>;
}

const nobody: readonly Demand[] = [];

/** Who waits for the variants of a product; nobody where that cannot be known. */
export function useDemand(productId: string | undefined): readonly Demand[] {
  const provider = useDataProvider<DemandDataProvider>();
  const embedded = useSession()?.ownFields ?? false;
  const mayRead = useMay(backInStockDesk.rights.list);
  const { data } = useQuery({
    queryKey: ['back-in-stock', 'ofProduct', { of: productId }],
    queryFn: ({ signal }) => provider.ofProduct('back-in-stock', { id: productId ?? '', signal }),
    enabled: embedded && mayRead && productId !== undefined,
    retry: false,
  });
  return data?.data.filter(({ waiting }) => waiting > 0) ?? nobody;
}
