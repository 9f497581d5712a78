import type { OwnMailKind, OwnMails } from '../../shared/own-mails.ts';
import { hostedCall } from './hosted-call.ts';

/** What is mailed to the member who is signed in, beside what concerns their orders. */
export const readOwnMails = (): Promise<OwnMails> => hostedCall('POST', '/hosted/mails/own/read', {});

export const stopOwnMails = (kind: OwnMailKind, stop: boolean): Promise<OwnMails> =>
  hostedCall('POST', '/hosted/mails/own/stop', { kind, stop });
