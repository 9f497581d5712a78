import { useMutation } from '@tanstack/react-query';
import type { TrackingCheck, TrackingCheckRequest } from '../../../../../shared/shipments.ts';
import { callApi } from '../../../../access/call-api.ts';

/** Which orders the rows are for; nothing is changed. */
export const useTrackingCheck = () =>
  useMutation({
    mutationFn: (request: TrackingCheckRequest) =>
      callApi<TrackingCheck>('POST', '/admin/api/tracking-numbers/check', request),
  });
