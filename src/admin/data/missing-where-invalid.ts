import { CallError, toCallError } from '../../wix/errors.ts';

/**
 * An id that the platform rejects as none is one that no record has: a mistyped address leads nowhere.
 * @param read of one record, by nothing but its id
 */
export async function missingWhereInvalid<Reply>(read: Promise<Reply>): Promise<Reply> {
  try {
    return await read;
  } catch (thrown) {
    const { status, violations, message, requestId } = toCallError(thrown);
    if (status !== 400 || violations.length === 0) throw thrown;
    throw new CallError({ code: 'NOT_FOUND', status: 404, message, requestId, cause: thrown });
  }
}
