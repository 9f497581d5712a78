import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { shopTextsDesk } from '#shared/desks/shop-texts.ts';
import { displayedItems, type SetupChecklist } from '#shared/setup-checklist.ts';
import { callApi } from '#admin/access/call-api.ts';
import { useMay } from '#admin/access/session.ts';
import { useHasReports } from '#admin/data/reports.ts';
import { useNotifyFailure } from '#admin/ui/use-notify-failure.ts';

const KEY = ['setup-checklist'];
const PATH = '/admin/api/setup-checklist';

/** What the store still needs, for those who may set it up; nothing where it has all of it. */
export function useSetup() {
  const queries = useQueryClient();
  const notifyFailure = useNotifyFailure();
  const isEmbedded = useHasReports();
  const maySetUp = useMay(shopTextsDesk.rights.edit);
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => callApi<SetupChecklist>('GET', PATH, undefined, { signal }),
    enabled: isEmbedded && maySetUp,
    // Whoever comes back from an item sees it done.
    staleTime: 0,
  });
  const { mutate: setHidden, isPending } = useMutation({
    mutationFn: (hidden: boolean) => callApi<SetupChecklist>('PUT', PATH, { hidden }),
    onSuccess: (checklist) => queries.setQueryData(KEY, checklist),
    onError: (thrown) => notifyFailure('home.setup.notSaved', thrown),
  });
  return {
    checklist: data,
    items: data ? displayedItems(data) : [],
    error: data ? null : error,
    retry: () => void refetch(),
    setHidden,
    isPending,
  };
}
