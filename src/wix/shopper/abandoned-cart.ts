import type { BroughtBack, OpenedCart } from '../../shared/abandoned-checkouts.ts';
import type { shopperAbandonedCartExtensions } from '../../shared/extensions/abandoned-checkouts.ts';
import type { ExtensionRequest, ExtensionResponse } from '../../shared/extensions/define.ts';
import type { shopperEmailExtensions } from '../../shared/extensions/email-consents.ts';
import { shopperExtensionClient } from './shopper-extensions.ts';

type Emails = typeof shopperEmailExtensions;

const call = shopperExtensionClient<Emails & typeof shopperAbandonedCartExtensions>();

/** What the link of a reminder opens. Failures are a CallError. */
export const openAbandonedCart = (token: string): Promise<OpenedCart> => call('openAbandonedCart', { token });

/** Brings it back to this shopper. */
export const restoreAbandonedCart = (token: string): Promise<BroughtBack> =>
  call('restoreAbandonedCart', { token });

export type MailStop = ExtensionResponse<Emails['getEmailOptOut']>;

/** What the link of a mail stops, and whether it is. */
export const readMailStop = (token: string): Promise<MailStop> => call('getEmailOptOut', { token });

/** From now on no such mails come, or they do again. */
export const stopMails = (token: string, stop: boolean): Promise<MailStop> =>
  call('changeEmailOptOut', { token, stop });

/** What the box at the checkout says. */
export const setNewsletterConsent = (
  consent: ExtensionRequest<Emails['recordNewsletterConsent']>,
): Promise<{ given: boolean }> => call('recordNewsletterConsent', consent);
