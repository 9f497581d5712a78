import type { shopperEmailExtensions } from '../../shared/extensions/email-consents.ts';
import type { OwnMailKind, OwnMails } from '../../shared/own-mails.ts';
import { shopperExtensionClient } from './shopper-extensions.ts';

const call = shopperExtensionClient<typeof shopperEmailExtensions>();

/** What is mailed to the member who is signed in, beside what concerns their orders. */
export const readOwnMails = (): Promise<OwnMails> => call('getMyEmailSettings', {});

export const stopOwnMails = (kind: OwnMailKind, stop: boolean): Promise<OwnMails> =>
  call('changeMyEmailSettings', { kind, stop });
