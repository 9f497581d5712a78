import { toCallError } from '../errors.ts';
import { toTokenError } from './token-error.ts';
import { currentTokens } from './visitor-strategy.ts';

/** All that the shop keeps of the member who is signed in, as a file to keep. */
export async function fetchOwnData(): Promise<Blob> {
  const { accessToken } = await currentTokens();
  const response = await fetch('/api/own-data', { headers: { authorization: accessToken } }).catch(
    (thrown: unknown) => {
      throw toCallError(thrown);
    },
  );
  if (!response.ok) throw await toTokenError(response);
  const text = JSON.stringify(await response.json(), undefined, 2);
  return new Blob([text], { type: 'application/json' });
}
