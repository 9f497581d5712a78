import { PlatformError } from '../../platform/contract/errors.ts';

const MAX_WAIT = 30_000;

/** @throws 502 where the carrier broke down, said nothing or nothing that makes sense: what became of it is open */
export async function callCarrier<Answer>(
  ask: () => Promise<Answer>,
  makesSense: (answer: Answer) => boolean = () => true,
  wait = MAX_WAIT,
): Promise<Answer> {
  const unclear = (cause?: unknown): PlatformError =>
    new PlatformError(502, 'The carrier did not answer. Asking again does nothing twice.', {
      code: 'CARRIER_UNREACHABLE',
      cause,
    });
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(unclear()), wait);
  });
  try {
    const answer = await Promise.race([ask(), silence]);
    if (!makesSense(answer)) throw unclear();
    return answer;
  } catch (error) {
    throw error instanceof PlatformError ? error : unclear(error);
  } finally {
    clearTimeout(timer);
  }
}
