import type { FormResult } from '../../shared/back-in-stock.ts';
import type { CallError } from '../../wix/errors.ts';
import { isAboutField } from '../../wix/is-about-field.ts';
import { rejectionReasons } from './rejection.ts';

/** Why a back-in-stock request was not accepted; the server's reasons where the outcome has no words of its own. */
export function failureOf(thrown: unknown): { as: FormResult; reasons?: readonly string[] } {
  const { status, code } = thrown as Partial<CallError>;
  if (status === 409) return { as: 'waiting' };
  if (status === 429) return { as: 'tooMany' };
  if (code === 'REQUEST_COLLECTION_DISABLED') return { as: 'closed' };
  return isAboutField(thrown, /email/i)
    ? { as: 'invalid' }
    : { as: 'failed', reasons: rejectionReasons(thrown) };
}
