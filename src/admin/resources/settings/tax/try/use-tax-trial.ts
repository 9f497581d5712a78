import { useQuery } from '@tanstack/react-query';
import type { taxExtensions } from '#shared/extensions/tax.ts';
import type { TaxTrialMapping, TaxTrialRequest } from '#shared/tax-answer.ts';
import { extensionClient } from '#admin/access/extension-client.ts';
import { useDebounced } from '#admin/ui/use-debounced.ts';
import { readPercent, toFraction } from '../percent.ts';
import { groupOfCell, placeOfCell, type TaxRecord, type TaxValues } from '../table.ts';

const pause = 250;

const call = extensionClient<typeof taxExtensions>();

/** Rates as they are typed, of regions that there are; undefined while one of them is none. */
export function draftOf(record: TaxRecord, { edits }: TaxValues): TaxTrialMapping[] | undefined {
  const typed = Object.entries(edits);
  if (typed.some(([, { to }]) => readPercent(to) === undefined)) return undefined;
  return typed.flatMap(([cell, { to }]): TaxTrialMapping[] => {
    const region = record.regions[placeOfCell(cell)];
    if (!region || to === '') return [];
    const { taxName, exempt = {} } = record.rates[cell] ?? {};
    const exemptRates = Object.entries(exempt).map(([id, percent]) => ({
      taxExemptGroupId: id,
      taxRate: toFraction(percent),
    }));
    return [
      {
        taxGroupId: groupOfCell(cell),
        taxRegionId: region.id,
        taxRate: toFraction(to),
        ...(taxName && { taxName }),
        ...(exemptRates.length > 0 && { exemptRates }),
      },
    ];
  });
}

/** Whether something is typed that a trial cannot know yet. */
export const isPartly = ({ added, removed, edits }: TaxValues): boolean =>
  added.length > 0 || removed.length > 0 || Object.values(edits).some(({ to }) => to === '');

/** What the server makes of it. An answer is there only while it is the answer to what is asked. */
export function useTaxTrial(request: TaxTrialRequest | undefined) {
  const typed = request ? JSON.stringify(request) : '';
  const debounced = useDebounced(typed, pause);
  const answer = useQuery({
    queryKey: ['tax', 'try', debounced],
    queryFn: ({ signal }) => call('previewTax', JSON.parse(debounced), { signal }),
    enabled: debounced !== '' && debounced === typed,
    retry: false,
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  const isCurrent = debounced !== '' && debounced === typed && !answer.isFetching;
  return {
    trial: isCurrent ? answer.data : undefined,
    error: isCurrent ? answer.error : null,
    retry: () => void answer.refetch(),
  };
}
