export interface Violation {
  /** Path in the request, such as `order.lineItems[0].quantity`. */
  field: string;
  description: string;
  rule: string;
  data: Record<string, unknown>;
}

interface Facts {
  code: string;
  status: number;
  message: string;
  requestId?: string | undefined;
  violations?: Violation[] | undefined;
  data?: Record<string, unknown> | undefined;
  aborted?: boolean | undefined;
  cause?: unknown;
}

/** Every failed call, whatever the SDK or the network threw. `aborted` ones are nobody's business. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly code: string;
  readonly status: number;
  readonly requestId: string | undefined;
  readonly violations: Violation[];
  readonly data: Record<string, unknown>;
  readonly aborted: boolean;

  constructor(facts: Facts) {
    super(facts.message, { cause: facts.cause });
    this.code = facts.code;
    this.status = facts.status;
    this.requestId = facts.requestId;
    this.violations = facts.violations ?? [];
    this.data = facts.data ?? {};
    this.aborted = facts.aborted ?? false;
  }

  /** What react-admin reads: field messages keyed by path, and whether to sign out (401, 403). */
  get body(): { errors?: Record<string, string> } {
    if (this.violations.length === 0) return {};
    return {
      errors: Object.fromEntries(
        this.violations.map(({ field, description }) => [field, asSentence(description)]),
      ),
    };
  }
}

/** Whether a read found no record: there is none with that id, or none can have it. */
export const isUnknownRecord = ({ status, violations }: CallError): boolean =>
  status === 404 || (status === 400 && violations.some(({ description }) => /\bGUID\b/.test(description)));

/**
 * What the server says of a field goes on after its name, "must be above 9"; shown alone it is a sentence. A quoted value
 * that it begins with, such as an address, stays as it is.
 */
export const asSentence = (text: string): string =>
  text.replace(/^\p{Ll}+(?=[\s,.]|$)/u, (word) => word.charAt(0).toUpperCase() + word.slice(1));

/** The SDK's own error carries `details`; its `message` is JSON and is never shown. */
export function toCallError(thrown: unknown, signal?: AbortSignal): CallError {
  if (thrown instanceof CallError) return thrown;
  // An abort reaches us as a TypeError about a read-only code, so the signal is the only honest witness.
  if (signal?.aborted)
    return new CallError({ code: 'ABORTED', status: 0, message: 'Aborted', aborted: true, cause: thrown });
  const error = record(thrown);
  const response = record(error['response']);
  const details = record(error['details'] ?? record(response['data'])['details']);
  const requestId = text(error['requestId']) ?? text(details['requestId']);
  const status = number(error['status']) ?? number(response['status']);
  const violations = readViolations(details);
  if (violations.length > 0) {
    const message = violations.map(({ description }) => asSentence(description)).join('. ');
    return new CallError({
      code: 'INVALID',
      status: status ?? 400,
      message,
      requestId,
      violations,
      cause: thrown,
    });
  }
  const application = record(details['applicationError']);
  const code = text(application['code']) ?? number(application['code'])?.toString();
  const message = messageOf(error);
  if (code !== undefined) {
    const numeric = /^\d{3}$/.test(code) ? Number(code) : undefined;
    return new CallError({
      code,
      status: status ?? numeric ?? 500,
      message: message ?? text(application['description']) ?? code,
      requestId,
      data: record(application['data']),
      cause: thrown,
    });
  }
  return new CallError({
    code: status === undefined ? 'UNREACHABLE' : String(status),
    status: status ?? 0,
    message:
      message ?? (thrown instanceof Error ? thrown.message : status === undefined ? String(thrown) : ''),
    requestId,
    cause: thrown,
  });
}

/**
 * The sentence that the server sent for a person. Where its error has no description, the SDK fills in the words of the
 * status ("Bad Request"), and only the body of the response still has the message.
 */
function messageOf(error: Record<string, unknown>): string | undefined {
  const body = record(record(error['response'])['data']);
  const described = text(record(record(body['details'])['applicationError'])['description']);
  return described ?? text(body['message']);
}

/** What was wrong with what was sent, as the envelope tells it. */
export const readViolations = (details: Record<string, unknown>): Violation[] => {
  const list = record(details['validationError'])['fieldViolations'];
  if (!Array.isArray(list)) return [];
  return list.map(record).map((violation) => ({
    field: text(violation['field']) ?? '',
    description: text(violation['description']) ?? text(violation['violatedRule']) ?? '',
    rule: text(violation['violatedRule']) ?? 'OTHER',
    data: record(violation['data']),
  }));
};

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
const number = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);
