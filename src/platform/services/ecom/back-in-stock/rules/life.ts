import type { RequestStatus } from '../request.ts';

const NEXT: Readonly<Record<RequestStatus, readonly RequestStatus[]>> = {
  RECEIVED: ['PROCESSING', 'NOTIFICATION_SENT'],
  PROCESSING: ['NOTIFICATION_SENT', 'FAILED'],
  // The mail server says only later that it does not take it.
  NOTIFICATION_SENT: ['FAILED'],
  FAILED: ['PROCESSING', 'NOTIFICATION_SENT'],
};

export const mayBecome = (before: RequestStatus, after: RequestStatus): boolean =>
  NEXT[before].includes(after);

/** Somebody still waits: the same address is not written down again for the same variant. */
export const WAITING: readonly RequestStatus[] = ['RECEIVED', 'PROCESSING'];
