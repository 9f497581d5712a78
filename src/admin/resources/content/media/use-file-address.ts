import { useQuery } from '@tanstack/react-query';
import { fileAddresses } from '#wix/file-addresses.ts';
import { useSession } from '#admin/access/session.ts';
import type { MediaFile } from './media-file.ts';

/** Signed addresses hold longer; pages stay open longer than that. */
const HALF_AN_HOUR = 1_800_000;

/**
 * Where the bytes of a file can be seen by whoever may read it: a private one by an address that is signed for a while.
 * @param version changes with the bytes
 */
export function useFileAddress(file: MediaFile, version?: string) {
  const embedded = useSession()?.ownFields ?? false;
  const signed = useQuery({
    queryKey: ['media', 'address', { id: file.id, version }],
    queryFn: ({ signal }) => fileAddresses.signed(file.id, { signal }),
    enabled: file.private === true,
    staleTime: HALF_AN_HOUR,
    gcTime: HALF_AN_HOUR,
    refetchOnWindowFocus: false,
    retry: false,
  });
  if (file.private) return { address: signed.data, error: signed.error };
  return { address: fileAddresses.open(file, { embedded, version }), error: null };
}
