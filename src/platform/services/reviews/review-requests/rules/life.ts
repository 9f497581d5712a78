import type { RequestStatus } from '../request.ts';

const MOVES: Readonly<Record<RequestStatus, readonly RequestStatus[]>> = {
  SCHEDULED: ['SENT', 'FAILED', 'CANCELED'],
  // It can be tried once more.
  FAILED: ['SENT', 'FAILED'],
  // The mail came back.
  SENT: ['FAILED'],
  CANCELED: [],
};

export const mayBecome = (from: RequestStatus, to: RequestStatus): boolean => MOVES[from].includes(to);
