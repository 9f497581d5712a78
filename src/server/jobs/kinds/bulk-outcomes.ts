import type { Outcome } from '../jobs.ts';

/** The platform's bulk envelope. */
export interface BulkReply {
  results?: {
    itemMetadata?: {
      id?: string;
      originalIndex?: number;
      success?: boolean;
      error?: { code?: string; description?: string };
    };
  }[];
}

/** Per item what the platform said; codes in `skip` mean there was nothing left to do. */
export function bulkOutcomes(
  reply: BulkReply,
  ids: readonly string[],
  skip: readonly string[] = [],
): Outcome[] {
  return (reply.results ?? []).flatMap(({ itemMetadata: item }): Outcome[] => {
    const id = item?.id ?? ids[item?.originalIndex ?? -1];
    if (id === undefined) return [];
    if (item?.success) return [{ id, state: 'done' }];
    const code = item?.error?.code ?? '';
    const reason = item?.error?.description ?? (code || 'The platform gave no reason.');
    return [{ id, state: skip.includes(code) ? 'skipped' : 'failed', reason }];
  });
}
