/** For the start of the server, which reads both before there is a call. */
export { readMailServer, type StoredMailServer } from './mail.ts';
export { readStoreUrl } from './settings.ts';
