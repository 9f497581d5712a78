import { notFound, PlatformError } from '../contract/errors.ts';
import type { Clock, Logger } from '../ports.ts';
import type { Exchange } from '../pipeline/exchange.ts';
import type { Dispatch } from './call-operation.ts';
import { deadlineExceeded, readDocument } from './read-document.ts';
import type { Answer } from './yoga.ts';

export interface GraphqlOptions {
  /** For development: the schema may be looked into, and a browser is shown a page to try it. */
  isOpen?: boolean;
  /** How long one document may take, in milliseconds. Default 20 seconds. */
  timeLimit?: number;
}

interface EndpointDeps extends GraphqlOptions {
  dispatch: (c: Exchange) => Dispatch;
  maxBytes: number;
  clock: Clock;
  logger: Logger;
}

const TIME_LIMIT = 20_000;
/** After as long without a call the schema is let go. */
const IDLE = 600_000;

/** The version that `client.graphql` of the SDK asks for; there is no other. */
const VERSION = 'alpha';

const methodNotAllowed = (): PlatformError =>
  new PlatformError(405, 'GraphQL is asked by POST.', { code: 'METHOD_NOT_ALLOWED' });

/** What `promise` gives, unless it takes longer. */
async function within<T>(limit: number, promise: Promise<T>, whenLate: () => void): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      whenLate();
      reject(deadlineExceeded(limit));
    }, limit);
  });
  try {
    return await Promise.race([promise, end]);
  } finally {
    clearTimeout(timer);
  }
}

/** `/graphql/{version}`. Its parts are loaded, and its schema is built, by the first call; a server nobody asks pays for neither. */
export class GraphqlEndpoint {
  readonly #parts: EndpointDeps;
  #answer: Promise<Answer> | undefined;
  #lastUsed = 0;

  constructor(parts: EndpointDeps) {
    this.#parts = parts;
  }

  async handle(c: Exchange): Promise<Response> {
    const { isOpen = false, timeLimit = TIME_LIMIT, maxBytes, clock, dispatch } = this.#parts;
    if (c.req.param('version') !== VERSION)
      throw notFound(`There is no version ${c.req.param('version')} of GraphQL.`, 'ROUTE_NOT_FOUND');
    if (isOpen && c.req.method === 'GET') {
      const { playground } = await import('./playground.ts');
      const { html, policy } = await playground();
      return c.html(html, 200, { 'content-security-policy': policy });
    }
    if (c.req.method !== 'POST') throw methodNotAllowed();

    const document = await readDocument(c, maxBytes);
    this.#lastUsed = clock.now().getTime();
    const { callOperations } = await import('./call-operation.ts');
    const answer = await this.#ready(isOpen);
    let isLate = false;
    const exec = callOperations({
      dispatch: dispatch(c),
      headers: c.req.raw.headers,
      requestId: c.get('requestId'),
      isLate: () => isLate,
    });
    return within(timeLimit, answer(document, exec), () => {
      isLate = true;
    });
  }

  /** Lets go of the schema once nobody has asked for a while. */
  rest(): void {
    if (this.#answer && this.#parts.clock.now().getTime() - this.#lastUsed > IDLE) this.#answer = undefined;
  }

  async #ready(isOpen: boolean): Promise<Answer> {
    const { logger } = this.#parts;
    this.#answer ??= import('./yoga.ts')
      .then(({ createAnswer }) => createAnswer({ isOpen, logger }))
      .catch((error: unknown) => {
        this.#answer = undefined;
        throw error;
      });
    return this.#answer;
  }
}
