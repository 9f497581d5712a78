import type { shopperReviewRequestExtensions } from '../../shared/extensions/review-requests.ts';
import type { OpenedLink } from '../../shared/review-requests.ts';
import { shopperExtensionClient } from './shopper-extensions.ts';

const call = shopperExtensionClient<typeof shopperReviewRequestExtensions>();

/** What the link of a mail opens. Failures are a CallError. */
export const openReviewLink = (token: string): Promise<OpenedLink> => call('openReviewLink', { token });

/** From now on no such mails come, or they do again. */
export const stopReviewRequests = (token: string, stop: boolean): Promise<{ stopped: boolean }> =>
  call('changeReviewRequestOptOut', { token, stop });
