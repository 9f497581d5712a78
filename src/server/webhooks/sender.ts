import { Agent as PlainAgent, type IncomingMessage } from 'node:http';
import { Agent as SecureAgent } from 'node:https';
import type { WebhookAnswer, WebhookSender } from '../../platform/ports.ts';
import type { DeliveryError } from '../../shared/webhooks.ts';
import { InternalAddress } from '../media/upload/public-address.ts';
import { requestPublic, type PublicRequest } from '../media/upload/public-request.ts';

/** More of an answer is not waited for. */
const MAX_ANSWER_BYTES = 2000;
/** Connections that are kept to one subscriber. */
const MAX_SOCKETS = 16;

/** How the answer begins; what is longer, or comes drop by drop, is cut off. */
async function beginningOf(reply: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of reply as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      length += chunk.length;
      if (length >= MAX_ANSWER_BYTES) break;
    }
  } catch {
    // The time was over; what came is an answer all the same.
  }
  reply.destroy();
  return Buffer.concat(chunks).subarray(0, MAX_ANSWER_BYTES).toString('utf8').replaceAll('\0', '');
}

const failed = (deliveryError: DeliveryError, answer = ''): WebhookAnswer => ({
  status: null,
  trouble: deliveryError,
  answer,
});

async function answerOf(reply: IncomingMessage): Promise<WebhookAnswer> {
  const status = reply.statusCode ?? 0;
  const answer = await beginningOf(reply);
  if (status >= 300 && status < 400) return { status, trouble: 'REDIRECT', answer };
  return { status, trouble: status >= 200 && status < 300 ? null : 'ANSWER', answer };
}

/** Brings messages to subscribers over the net: to no address inside, whatever a name leads to, and on to no other. */
export function webhookSender({
  allows,
  lookup,
}: Pick<PublicRequest, 'allows' | 'lookup'> = {}): WebhookSender {
  const agents = {
    'http:': new PlainAgent({ keepAlive: true, maxSockets: MAX_SOCKETS }),
    'https:': new SecureAgent({ keepAlive: true, maxSockets: MAX_SOCKETS }),
  };

  const ask = (url: URL, body: string, signal: AbortSignal): Promise<IncomingMessage> =>
    requestPublic(
      url,
      {
        method: 'POST',
        headers: { 'content-type': 'text/plain; charset=utf-8', 'content-length': Buffer.byteLength(body) },
        agent: agents[url.protocol === 'https:' ? 'https:' : 'http:'],
        allows,
        lookup,
        signal,
      },
      body,
    );

  return async (address, body, milliseconds) => {
    const signal = AbortSignal.timeout(milliseconds);
    try {
      return await answerOf(await ask(new URL(address), body, signal));
    } catch (error) {
      if (error instanceof InternalAddress) return failed('ADDRESS_NOT_ALLOWED');
      if (signal.aborted) return failed('TIMEOUT');
      return failed('UNREACHABLE', error instanceof Error ? error.message : '');
    }
  };
}
