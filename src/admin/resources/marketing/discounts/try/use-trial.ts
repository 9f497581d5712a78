import { useQuery } from '@tanstack/react-query';
import type { discountPreviewExtensions } from '#shared/extensions/discounts.ts';
import { extensionClient } from '#admin/access/extension-client.ts';
import { useStoreProfile } from '#admin/access/session.ts';
import type { SampleLine } from '#admin/ui/sample-cart.ts';
import { useDebounced } from '#admin/ui/use-debounced.ts';
import { momentOf } from '../store-time.ts';

const pause = 250;

const call = extensionClient<typeof discountPreviewExtensions>();

/** What is tried, as it is typed. */
export interface Tried {
  operation: keyof typeof discountPreviewExtensions;
  /** It has to be mended first. */
  wrong: boolean;
  asked: () => object;
}

/** As the platform itself names ids, and not the SDK. */
const wire = (value: object): string => JSON.stringify(value).replaceAll('"_id":', '"id":');

/** What a discount as it is typed does to the cart. An answer is there only while it is the answer to what is typed. */
export function useTrial(
  { operation, wrong, asked: said }: Tried,
  { lines, at, buyer }: { lines: readonly SampleLine[] | undefined; at: string; buyer: object },
) {
  const { timeZone } = useStoreProfile();
  const moment = momentOf(at, timeZone);
  const typed =
    wrong || !lines
      ? ''
      : wire({
          ...said(),
          lines: lines.map(({ id, quantity }) => ({ catalogItemId: id, quantity })),
          ...(moment && { at: moment }),
          ...buyer,
        });
  const debounced = useDebounced(typed, pause);
  const answer = useQuery({
    queryKey: ['discounts', 'try', operation, debounced],
    queryFn: ({ signal }) => call(operation, JSON.parse(debounced), { signal }),
    enabled: debounced !== '' && debounced === typed,
    retry: false,
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  const isCurrent = debounced !== '' && debounced === typed && !answer.isFetching;
  return {
    wrong,
    trial: isCurrent && !wrong ? answer.data : undefined,
    error: isCurrent && !wrong ? answer.error : null,
    retry: () => void answer.refetch(),
  };
}
