import { useMutation } from '@tanstack/react-query';
import type { FileEncoding } from '#shared/encodings.ts';
import type { TrackingCheck, TrackingCheckRequest, TrackingText } from '#shared/shipments.ts';
import { callApi, failureOf } from '#admin/access/call-api.ts';

/** Which orders the rows are for; nothing is changed. */
export const useTrackingCheck = () =>
  useMutation({
    mutationFn: (request: TrackingCheckRequest) =>
      callApi<TrackingCheck>('POST', '/admin/api/tracking-numbers/check', request),
  });

/** The text of a file. @param onRead hears it each time, also in another encoding */
export const useTrackingText = (onRead: (text: string) => void) =>
  useMutation({
    async mutationFn({ file, encoding }: { file: File; encoding?: FileEncoding }) {
      const chosen = encoding === undefined ? '' : `?encoding=${encoding}`;
      const response = await fetch(`/admin/api/tracking-numbers/text${chosen}`, {
        method: 'POST',
        headers: { 'content-type': 'text/csv' },
        body: file,
      });
      const answer: unknown = await response.json();
      if (!response.ok) throw failureOf(response, answer);
      return { ...(answer as TrackingText), file };
    },
    onSuccess: ({ text }) => onRead(text),
  });
