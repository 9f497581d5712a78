import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, type DataProvider } from 'ra-core';
import { backInStockDesk } from '#shared/desks/back-in-stock.ts';
import { useMay } from '#admin/access/session.ts';
import type { BoardProvider } from './board/provider.ts';

type Provider = DataProvider &
  Pick<BoardProvider, 'sums' | 'story' | 'collecting' | 'collect' | 'sparing' | 'spare'>;
const desk = 'back-in-stock';

/** What all that is waited for comes to. */
export function useDemandTotals() {
  const provider = useDataProvider<Provider>();
  return useQuery({
    queryKey: [desk, 'sums'],
    queryFn: async ({ signal }) => (await provider.sums(desk, { signal })).data,
  });
}

/** How a variant came to be waited for. */
export function useStory(id: string) {
  const provider = useDataProvider<Provider>();
  return useQuery({
    queryKey: [desk, 'story', { of: id }],
    queryFn: async ({ signal }) => (await provider.story(desk, { id, signal })).data,
  });
}

/** A setting that is on or off: how it stands, and the switch of it. */
function useSwitched(reads: 'collecting' | 'sparing', changes: 'collect' | 'spare') {
  const provider = useDataProvider<Provider>();
  const client = useQueryClient();
  const may = useMay(backInStockDesk.rights.settings);
  const queryKey = [desk, reads];
  const read = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await provider[reads](desk, { signal })).data,
    enabled: may,
  });
  const change = useMutation({
    mutationFn: async (on: boolean) => (await provider[changes](desk, { on })).data,
    onSuccess: (on) => {
      client.setQueryData(queryKey, on);
      // How many are emailed, in each row and in all, follows the setting.
      return client.invalidateQueries({ queryKey: [desk] });
    },
  });
  return { read, change };
}

/** Whether requests are collected. */
export const useCollecting = () => useSwitched('collecting', 'collect');

/** Whether no more are told than there are pieces. */
export const useSparing = () => useSwitched('sparing', 'spare');
