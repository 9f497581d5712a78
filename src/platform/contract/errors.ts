/** Rule names of the platform's field violations. */
export type ViolatedRule =
  | 'VALIDATION'
  | 'OTHER'
  | 'MAX'
  | 'MIN'
  | 'MAX_LENGTH'
  | 'MIN_LENGTH'
  | 'MAX_SIZE'
  | 'MIN_SIZE'
  | 'FORMAT'
  | 'DECIMAL_LTE'
  | 'DECIMAL_GTE'
  | 'DECIMAL_LT'
  | 'DECIMAL_GT'
  | 'DECIMAL_MAX_SCALE'
  | 'INVALID_ENUM_VALUE'
  | 'REQUIRED_FIELD'
  | 'FIELD_NOT_ALLOWED'
  | 'ONE_OF_ALIGNMENT'
  | 'EXACT_LENGTH'
  | 'EXACT_SIZE'
  | 'REQUIRED_ONE_OF_FIELD';

export interface FieldViolation {
  /** REST path from the request root, such as `order.lineItems[0].quantity`. */
  field: string;
  description: string;
  violatedRule: ViolatedRule;
  /** Only with rule OTHER. */
  ruleName?: string;
  /** Always present: the SDK reads `data.type` unguarded. */
  data: Record<string, unknown>;
}

/** What the token endpoint answers with instead of the envelope (RFC 6749, 5.2). */
export interface OAuthFailure {
  error: string;
  error_description: string;
}

/** The body every failed call is answered with. */
export interface ErrorEnvelope {
  message: string;
  details: {
    applicationError?: { code: string; description: string; data: Record<string, unknown> };
    validationError?: { fieldViolations: FieldViolation[] };
  };
}

interface Options {
  code?: string;
  data?: Record<string, unknown>;
  violations?: FieldViolation[];
  cause?: unknown;
  /** What the operation wrote stays, such as a counted attempt or a declined payment. */
  keepsChanges?: boolean;
  /** Seconds after which the same may be tried again. */
  retryAfter?: number | undefined;
}

/** For a 429 that does not know better, in seconds. */
const RETRY_AFTER = 60;

/** The one error root: thrown deep, serialised once by the pipeline. */
export class PlatformError extends Error {
  override readonly name = 'PlatformError';
  readonly status: number;
  readonly code: string | undefined;
  readonly data: Record<string, unknown>;
  readonly violations: FieldViolation[] | undefined;
  readonly keepsChanges: boolean;
  /** Seconds; every 429 has it. */
  readonly retryAfter: number | undefined;

  constructor(status: number, message: string, options: Options = {}) {
    super(message, { cause: options.cause });
    this.status = status;
    this.code = options.code;
    this.data = options.data ?? {};
    this.violations = options.violations;
    this.keepsChanges = options.keepsChanges ?? false;
    this.retryAfter = options.retryAfter ?? (status === 429 ? RETRY_AFTER : undefined);
  }

  /** What was written before this error stays written. */
  keepingChanges(): PlatformError {
    const { status, message, code, data, violations, cause, retryAfter } = this;
    return new PlatformError(status, message, {
      ...(code !== undefined && { code }),
      ...(violations && { violations }),
      data,
      cause,
      retryAfter,
      keepsChanges: true,
    });
  }

  /** What the reply carries beside the envelope. */
  get headers(): Record<string, string> {
    return this.retryAfter === undefined ? {} : { 'retry-after': String(this.retryAfter) };
  }

  toEnvelope(): ErrorEnvelope | OAuthFailure {
    if (this.violations) {
      return { message: this.message, details: { validationError: { fieldViolations: this.violations } } };
    }
    if (this.code === undefined) return { message: this.message, details: {} };
    return {
      message: this.message,
      details: { applicationError: { code: this.code, description: this.message, data: this.data } },
    };
  }
}

/** A violation's `field`: `order.lineItems[0].quantity`. */
export const fieldAt = (path: readonly (string | number)[]): string =>
  path.reduce<string>(
    (before, part) =>
      typeof part === 'number' ? `${before}[${part}]` : before === '' ? part : `${before}.${part}`,
    '',
  );

/** 400 with field violations; the message adds them up. */
export const invalid = (violations: FieldViolation[]): PlatformError =>
  new PlatformError(400, violations.map((v) => `${v.field} ${v.description}`).join('; '), { violations });

/** 400 with a single violation. */
export const invalidField = (
  field: string,
  violatedRule: ViolatedRule,
  description: string,
  data: Record<string, unknown> = {},
): PlatformError => invalid([{ field, violatedRule, description, data }]);

const application =
  (status: number, fallback: string) =>
  (message: string, code = fallback, data: Record<string, unknown> = {}): PlatformError =>
    new PlatformError(status, message, { code, data });

/** 400: the input contradicts a business rule; `code` is one the contract declares for the operation. */
export const badRequest = application(400, 'INVALID_ARGUMENT');
export const unauthenticated = application(401, 'UNAUTHENTICATED');
export const permissionDenied = application(403, 'PERMISSION_DENIED');
export const notFound = application(404, 'NOT_FOUND');
export const alreadyExists = application(409, 'ALREADY_EXISTS');
export const revisionMismatch = application(409, 'REVISION_MISMATCH');
/** 428: the entity is in a state that does not allow this. */
export const failedPrecondition = application(428, 'FAILED_PRECONDITION');
export const tooLarge = application(413, 'REQUEST_TOO_LARGE');
export const notImplemented = application(501, 'NOT_IMPLEMENTED');

/** Without an application error: clients of the first catalog look for the bare status. */
export const missing = (what: string): PlatformError => new PlatformError(404, `The ${what} was not found.`);
