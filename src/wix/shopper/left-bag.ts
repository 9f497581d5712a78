import type { BroughtBack, OpenedBag } from '../../shared/abandoned-checkouts.ts';
import { hostedCall } from './hosted-call.ts';

/** What the link of a reminder opens. Failures are a CallError. */
export const openLeftBag = (token: string): Promise<OpenedBag> =>
  hostedCall('POST', '/hosted/left-bag/read', { token });

/** Brings it back to this shopper. */
export const takeLeftBag = (token: string): Promise<BroughtBack> =>
  hostedCall('POST', '/hosted/left-bag/take', { token });

export interface MailStop {
  kind: 'reminders' | 'newsletter';
  stopped: boolean;
}

/** What the link of a mail stops, and whether it is. */
export const readMailStop = (token: string): Promise<MailStop> =>
  hostedCall('POST', '/hosted/mails/stop/read', { token });

/** From now on no such mails come, or they do again. */
export const stopMails = (token: string, stop: boolean): Promise<MailStop> =>
  hostedCall('POST', '/hosted/mails/stop', { token, stop });

/** What the box at the checkout says. */
export const sayNewsletter = (said: {
  checkoutId: string;
  given: boolean;
  words: string;
  language: string;
}): Promise<{ given: boolean }> => hostedCall('POST', '/hosted/newsletter', said);
