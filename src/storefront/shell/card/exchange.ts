import { CallError, readViolations } from '#wix/errors.ts';

/** An answer that takes longer is as good as none; how the payment went is asked for then. */
const PATIENCE = 30_000;

export interface ExchangeError {
  message?: string;
  details?: {
    applicationError?: { code?: string; description?: string };
    validationError?: {
      fieldViolations?: { field?: string; description?: string; ruleName?: string; violatedRule?: string }[];
    };
  };
}

/** @throws CallError `UNREACHABLE` where nothing was sent, `NO_ANSWER` where it may have been */
export async function send(
  path: string,
  method: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Response> {
  try {
    return await fetch(path, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE),
    });
  } catch (cause) {
    const code = navigator.onLine ? 'NO_ANSWER' : 'UNREACHABLE';
    throw new CallError({ code, status: 0, message: 'No answer.', cause });
  }
}

/** @throws CallError `NO_ANSWER` where it breaks off on its way, or takes too long */
export async function readAnswer<Answer>(response: Response): Promise<Answer> {
  try {
    return (await response.json()) as Answer;
  } catch (cause) {
    throw new CallError({ code: 'NO_ANSWER', status: 0, message: 'No answer.', cause });
  }
}

export const readError = async (response: Response): Promise<ExchangeError> => {
  try {
    return (await response.json()) as ExchangeError;
  } catch {
    return {};
  }
};

export const toError = ({ status, headers }: Response, { message, details }: ExchangeError): CallError =>
  new CallError({
    code: details?.applicationError?.code ?? String(status),
    status,
    message: details?.applicationError?.description ?? message ?? '',
    requestId: headers.get('x-wix-request-id') ?? undefined,
    violations: readViolations({ ...details }),
  });
