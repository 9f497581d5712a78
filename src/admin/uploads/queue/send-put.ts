import { CallError } from '../../../wix/errors.ts';
import { putFile, type Sending } from '../../../wix/put-file.ts';
import { failureOf as answerFailure } from '../../access/call-api.ts';

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

function read(text: string): { file?: { id?: string } } | undefined {
  try {
    return JSON.parse(text) as { file?: { id?: string } };
  } catch {
    return undefined;
  }
}
