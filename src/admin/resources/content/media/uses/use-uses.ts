import { useQuery } from '@tanstack/react-query';
import type { MediaUse } from '#shared/media-uses.ts';
import { callApi } from '#admin/access/call-api.ts';
import { useSession } from '#admin/access/session.ts';

const path = '/admin/api/media/uses';

/** Where these files are shown. Only the embedded platform can tell: of a hosted one, `known` stays false. */
export function useUses(fileIds: readonly string[]) {
  const known = useSession()?.ownFields ?? false;
  const query = useQuery({
    queryKey: ['media', 'uses', { of: fileIds }],
    queryFn: async ({ signal }) =>
      (await callApi<{ uses: MediaUse[] }>('POST', path, { fileIds }, { signal })).uses,
    enabled: known && fileIds.length > 0,
    retry: false,
  });
  return { ...query, known };
}
