import { toCallError } from './errors.ts';

/** The embedded platform takes uploads here, whatever name it was told it has. */
export function reachable(address: string): string {
  const url = new URL(address, globalThis.location?.href);
  return url.pathname.startsWith('/media-upload')
    ? new URL(`${url.pathname}${url.search}`, globalThis.location?.origin ?? url.origin).href
    : url.href;
}

/** The address has been forgotten or used up over there; another one does as well. */
export const isOldAddress = (failure: unknown): boolean => {
  const { status, code } = toCallError(failure);
  return code.startsWith('UPLOAD_TOKEN_') || status === 404 || status === 410;
};
