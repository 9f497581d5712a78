import { CallError, toCallError } from '../../wix/errors.ts';

const TAKEN = 'DUPLICATE_SLUG_ERROR';

/** An address that is taken is said beside its field, and is no other person's change. @param one the record's name in the request */
export async function withAddress<Answer>(one: string, write: Promise<Answer>): Promise<Answer> {
  try {
    return await write;
  } catch (thrown) {
    const { code, message, requestId } = toCallError(thrown);
    if (code !== TAKEN) throw thrown;
    const violation = { field: `${one}.slug`, description: message, rule: TAKEN, data: {} };
    throw new CallError({ code, status: 400, message, requestId, violations: [violation], cause: thrown });
  }
}
