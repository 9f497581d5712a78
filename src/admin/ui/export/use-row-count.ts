import { useQuery } from '@tanstack/react-query';
import { useResourceContext } from 'ra-core';
import type { ExportChoice, ExportLayout, ExportPreview } from '#shared/export-layout.ts';
import { selectedCount, toJobSelection, type Selection } from '../../data/bulk.ts';
import { platformFilter } from '../../data/platform-filter.ts';
import type { BulkDialogProps } from '../bulk/bulk-job.ts';
import { fetchPreview } from '../bulk/use-bulk-preview.ts';
import { useShownList } from '../list/shown-list.ts';

interface RowCount {
  /** Absent while it is not known. */
  rows: number | undefined;
  isPartial: boolean;
  isFailed: boolean;
}

/** How many rows the file will have: as many as there are records, or as the server counts in them. */
export function useRowCount(
  { spec, total }: Pick<BulkDialogProps, 'spec' | 'total'>,
  layout: ExportLayout,
  { rows }: Pick<ExportChoice, 'rows'>,
  selection: Selection,
): RowCount {
  const resource = useResourceContext() ?? '';
  const { filter } = useShownList();
  const own = layout.groups.find((group) => group.rows === rows);
  const [column] = Object.keys(own?.columns ?? {});
  const { type, ids } = selection;
  const preview = useQuery({
    queryKey: ['export-rows', resource, rows, { type, ids: [...ids], filter: type === 'exclude' && filter }],
    queryFn: ({ signal }) =>
      fetchPreview<ExportPreview>(
        `${resource}.export`,
        toJobSelection(selection, platformFilter(filter, spec)),
        { rows, columns: [column] },
        signal,
      ),
    enabled: column !== undefined,
    gcTime: 0,
    retry: false,
  });
  if (column === undefined)
    return { rows: selectedCount(selection, total), isPartial: false, isFailed: false };
  return {
    rows: preview.data?.rows,
    isPartial: preview.data?.isPartial ?? false,
    isFailed: preview.isError,
  };
}
