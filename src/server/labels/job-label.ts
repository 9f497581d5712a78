import { createHash } from 'node:crypto';

/** The label a job buys for an order: however often the job begins anew, it is the same. */
export function jobLabelId(jobId: string, orderId: string): string {
  const hex = createHash('sha256').update(`${jobId}:${orderId}`).digest('hex');
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) % 4) + 8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
