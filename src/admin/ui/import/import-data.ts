import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { FileEncoding } from '#shared/encodings.ts';
import type {
  ChangedEntry,
  EncodingPreview,
  FileImport,
  ImportMapping,
  ImportOptions,
  RetainedEntries,
  ProblemKind,
  RejectedEntry,
} from '#shared/imports.ts';
import { callApi, failureOf } from '../../access/call-api.ts';
import { isOpen } from '../../data/jobs.ts';
import type { ImportSpec } from './import-spec.ts';

type Of = Pick<ImportSpec, 'path'>;

const addressOf = ({ path }: Of): string => `/admin/api${path}`;
const key = ({ path }: Of, ...of: unknown[]) => ['imports', path, ...of];
export const keyOfOne = (spec: Of, id: string | undefined) => key(spec, 'one', id);

/** How often a running import is looked at. */
const FOLLOW_MS = 1500;

export const rejectedRowsUrl = (spec: Of, id: string): string => `${addressOf(spec)}/${id}/refused.csv`;

export const useImports = (spec: Of) =>
  useQuery({
    queryKey: key(spec, 'recent'),
    queryFn: ({ signal }) => callApi<FileImport[]>('GET', addressOf(spec), undefined, { signal }),
  });

/** Followed while it is being checked or written. */
export const useImport = (spec: Of, id: string | undefined) =>
  useQuery({
    queryKey: keyOfOne(spec, id),
    queryFn: ({ signal }) => callApi<FileImport>('GET', `${addressOf(spec)}/${id}`, undefined, { signal }),
    enabled: id !== undefined,
    refetchInterval: ({ state: { data } }) =>
      data?.startedDate || (data?.check && isOpen(data.check)) ? FOLLOW_MS : false,
  });

export const useRejectedRows = (spec: Of, { id, checkedDate }: FileImport, kind: ProblemKind | undefined) =>
  useQuery({
    queryKey: key(spec, 'refused', id, checkedDate, kind),
    queryFn: ({ signal }) =>
      callApi<RejectedEntry[]>(
        'GET',
        `${addressOf(spec)}/${id}/refused${kind ? `?kind=${kind}` : ''}`,
        undefined,
        { signal },
      ),
    placeholderData: (previous) => previous,
  });

/** What stayed when the import was undone. @param enabled once some of it was undone */
export const useRetained = (spec: Of, { id, takenBack }: FileImport, enabled: boolean) =>
  useQuery({
    queryKey: key(spec, 'kept', id, takenBack),
    queryFn: ({ signal }) =>
      callApi<RetainedEntries>('GET', `${addressOf(spec)}/${id}/kept`, undefined, { signal }),
    enabled,
    placeholderData: (previous) => previous,
  });

/** The file goes to the server as it is: nothing of it is read here. */
export function useTakeIn(spec: Of, onTaken: (fileImport: FileImport) => void) {
  const client = useQueryClient();
  return useMutation({
    async mutationFn(file: File) {
      const response = await fetch(`${addressOf(spec)}?name=${encodeURIComponent(file.name)}`, {
        method: 'POST',
        headers: { 'content-type': 'text/csv' },
        body: file,
      });
      const answer: unknown = await response.json();
      if (!response.ok) throw failureOf(response, answer);
      return answer as FileImport;
    },
    onSuccess(used) {
      client.setQueryData(keyOfOne(spec, used.id), used);
      onTaken(used);
    },
  });
}

export function useCheck(spec: Of, id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (check: { mapping: ImportMapping; options: ImportOptions; styles: FileImport['styles'] }) =>
      callApi<FileImport>('POST', `${addressOf(spec)}/${id}/check`, check),
    onSuccess: (checked) => client.setQueryData(keyOfOne(spec, id), checked),
  });
}

/** The first rows of the file as they read in an encoding. */
export const useEncodingPreview = (spec: Of, { id }: FileImport, encoding: FileEncoding) =>
  useQuery({
    queryKey: key(spec, 'preview', id, encoding),
    queryFn: ({ signal }) =>
      callApi<EncodingPreview>('GET', `${addressOf(spec)}/${id}/preview?encoding=${encoding}`, undefined, {
        signal,
      }),
    placeholderData: (previous) => previous,
  });

/** Reads the whole file anew. */
export function useEncoding(spec: Of, id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (encoding: FileEncoding) =>
      callApi<FileImport>('POST', `${addressOf(spec)}/${id}/encoding`, { encoding }),
    onSuccess: (read) => client.setQueryData(keyOfOne(spec, id), read),
  });
}

export const useChangedEntries = (spec: Of, { id, checkedDate }: FileImport, isLossy: boolean) =>
  useQuery({
    queryKey: key(spec, 'changes', id, checkedDate, isLossy),
    queryFn: ({ signal }) =>
      callApi<ChangedEntry[]>(
        'GET',
        `${addressOf(spec)}/${id}/changes${isLossy ? '?lost=true' : ''}`,
        undefined,
        { signal },
      ),
    placeholderData: (previous) => previous,
  });
