import { useLocation } from 'react-router';

/** The library as it was left: the folder, search and filters one came from, with the file open. */
export function useWayBack(fileId: string): string {
  const { state } = useLocation();
  const from = (state as { library?: unknown } | null)?.library;
  const params = new URLSearchParams(typeof from === 'string' ? from : '');
  params.set('file', fileId);
  return `/media?${params.toString()}`;
}
