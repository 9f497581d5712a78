import { GraphQLError } from 'graphql';
import type { OperationRecord } from '../contract/index.ts';
import { IDEMPOTENCY_HEADER } from '../pipeline/idempotency.ts';
import { Budget, MAX_POINTS, pointsOf, pointsSpent } from './budget.ts';
import { costExceeded } from './cost-exceeded.ts';
import type { Exec, Json } from './exec.ts';

/** Sends one operation through the pipeline; its body is the request of the contract. */
export type Dispatch = (operation: OperationRecord, request: Request) => Promise<Response>;

interface Origin {
  dispatch: Dispatch;
  /** As they came with the document. */
  headers: Headers;
  requestId: string;
  /** Whether the answer came too late: what has not begun does not begin. */
  isLate: () => boolean;
}

/** Of the document, not of the operation. */
const NOT_PASSED_ON = ['content-length', 'content-type', 'content-encoding', 'transfer-encoding'];

const UNKNOWN = 'The operation failed.';

/** Those of the root, and what references lead to: a page of a hundred, each with its own. */
const MAX_CALLS = 150;

interface Envelope {
  message?: string;
  details?: Json;
}

/** The platform's envelope in `extensions`; what is in its details also stands beside them, where published clients look for it. */
function failure({ message, details = {} }: Envelope, status: number, requestId: string): GraphQLError {
  return new GraphQLError(message === undefined || message === '' ? UNKNOWN : message, {
    extensions: { ...details, details, status, requestId },
  });
}

const late = (requestId: string): GraphQLError =>
  failure(
    {
      message: 'The request took too long.',
      details: { applicationError: { code: 'DEADLINE_EXCEEDED', description: 'Not begun.', data: {} } },
    },
    504,
    requestId,
  );

const tooMany = (requestId: string): GraphQLError => {
  const description = `A document may call at most ${MAX_CALLS} operations, those of its references included.`;
  return failure(
    {
      message: description,
      details: { applicationError: { code: 'TOO_MANY_OPERATIONS', description, data: { max: MAX_CALLS } } },
    },
    400,
    requestId,
  );
};

/** What resolvers call: everything is decided where it is decided for REST. */
export function callOperations({ dispatch, headers: sent, requestId, isLate }: Origin): Exec {
  const key = sent.get(IDEMPOTENCY_HEADER);
  const budget = new Budget();
  let calls = 0;
  const call: Exec['call'] = async (operation, input, place) => {
    if (isLate()) throw late(requestId);
    calls += 1;
    if (calls > MAX_CALLS) throw tooMany(requestId);
    const headers = new Headers(sent);
    for (const name of NOT_PASSED_ON) headers.delete(name);
    headers.set('content-type', 'application/json');
    headers.set('x-wix-request-id', requestId);
    if (key !== null) headers.set(IDEMPOTENCY_HEADER, `${key}:${place}`);
    const reply = await dispatch(
      operation,
      new Request('https://www.wixapis.com/', { method: 'POST', headers, body: JSON.stringify(input) }),
    );
    const body = (await reply.json()) as Json;
    if (reply.status !== 200) throw failure(body, reply.status, requestId);
    budget.release(pointsOf(operation, input) - pointsSpent(input, body));
    return body;
  };
  return {
    call,
    budget,
    async callNested(operation, input, place) {
      const points = pointsOf(operation, input);
      if (!budget.reserve(points)) throw costExceeded(MAX_POINTS - budget.remaining + points, requestId);
      return call(operation, input, place);
    },
  };
}
