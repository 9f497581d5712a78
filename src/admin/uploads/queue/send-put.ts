import { CallError, toCallError } from '#wix/errors.ts';
import { putFile, type Sending } from '#wix/put-file.ts';
import { failureOf as answerFailure } from '../../access/call-api.ts';

/** The address tells the door how the file is called. */
export const named = (url: string, name: string): string => {
  const whole = new URL(url);
  if (!whole.searchParams.has('filename')) whole.searchParams.set('filename', name);
  return whole.href;
};

/** Gives the id of the file that came of it. */
export async function sendPut(url: string, body: Blob | null, sending: Sending): Promise<string> {
  const { status, statusText, text } = await putFile(url, body, sending);
  const { aborted } = sending.signal;
  if (status === 0)
    throw new CallError({
      code: aborted ? 'ABORTED' : 'UNREACHABLE',
      status: 0,
      message: 'The upload was interrupted.',
      aborted,
    });
  const answer = read(text);
  if (status < 300 && answer?.file?.id) return answer.file.id;
  throw answerFailure(new Response(text || null, { status, statusText }), answer);
}

/**
 * Sends all bytes at once. The answer to them may have been lost before: the address, used up then, is asked which file
 * it brought, so that none comes twice.
 */
export async function sendWhole(url: string, body: Blob, sending: Sending): Promise<string> {
  try {
    return await sendPut(url, body, sending);
  } catch (error) {
    if (toCallError(error).code !== 'UPLOAD_TOKEN_USED') throw error;
    return sendPut(url, null, { signal: sending.signal });
  }
}

function read(text: string): { file?: { id?: string } } | undefined {
  try {
    return JSON.parse(text) as { file?: { id?: string } };
  } catch {
    return undefined;
  }
}
