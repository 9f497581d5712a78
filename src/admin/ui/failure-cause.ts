import { toCallError } from '../../wix/errors.ts';
import { isSilent } from '../data/connection.ts';

type Translate = (key: string, options?: object) => string;

/** Why a call failed, in a sentence: the server's message, or the store's own where the server did not answer. */
export function failureCause(translate: Translate, error: unknown): string {
  const { status, message } = toCallError(error);
  if (isSilent(status)) return translate('counterpart.error.unreachable');
  const isWordless = message === '' || message === String(status);
  return isWordless ? translate('counterpart.error.server', { status }) : message;
}

/** What did not happen, and why: the one sentence after the other. */
export const withCause = (sentence: string, cause: string): string =>
  `${sentence}${/[.!?:…]$/.test(sentence) ? '' : '.'} ${cause}`;
