import type { OpenedLink } from '../../shared/review-requests.ts';
import { hostedCall } from './hosted-call.ts';

/** What the link of a mail opens. Failures are a CallError. */
export const openReviewLink = (token: string): Promise<OpenedLink> =>
  hostedCall('POST', '/hosted/review-requests/link/read', { token });

/** From now on no such mails come, or they do again. */
export const stopReviewRequests = (token: string, stop: boolean): Promise<{ stopped: boolean }> =>
  hostedCall('POST', '/hosted/review-requests/stop', { token, stop });
