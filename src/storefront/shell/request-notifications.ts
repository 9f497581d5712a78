import type { FormResult } from '../../shared/back-in-stock.ts';
import type { CallError } from '../../wix/errors.ts';
import { isAboutField } from '../../wix/is-about-field.ts';
import { requestNotification, type Wanted } from '../../wix/shopper/back-in-stock-operations.ts';
import { rejectionReasons } from './rejection.ts';

interface Outcome {
  as: FormResult;
  reasons?: readonly string[];
}

/** Why a back-in-stock request was not accepted; the server's reasons where the outcome has no words of its own. */
function failureOf(thrown: unknown): Outcome {
  const { status, code } = thrown as Partial<CallError>;
  if (status === 409) return { as: 'waiting' };
  if (status === 429) return { as: 'tooMany' };
  if (code === 'REQUEST_COLLECTION_DISABLED') return { as: 'closed' };
  return isAboutField(thrown, /email/i)
    ? { as: 'invalid' }
    : { as: 'failed', reasons: rejectionReasons(thrown) };
}

/** Requests a notification for a variant, and one for another variant before it. */
export async function requestNotifications(wanted: Wanted, another: Wanted | undefined): Promise<Outcome> {
  try {
    // Whoever waits for that one already is asked for this one all the same.
    if (another)
      await requestNotification(another).catch((thrown) => {
        if (failureOf(thrown).as !== 'waiting') throw thrown;
      });
    await requestNotification(wanted);
    return { as: 'requested' };
  } catch (thrown) {
    return failureOf(thrown);
  }
}
