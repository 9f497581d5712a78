/** The outside world as the portable platform sees it; adapters live in `platform/adapters`. */
export interface Clock {
  now(): Date;
}

export interface IdSource {
  /** A random GUID. */
  guid(): string;
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/** Answers a refund asked of an online payment provider. */
export interface PaymentProvider {
  refund(request: {
    paymentId: string;
    amount: string;
    currency: string;
    /** The same for the same refund asked twice: a provider pays it once. */
    idempotencyKey: string;
    providerTransactionId?: string;
  }): Promise<
    { status: 'SUCCEEDED' | 'PENDING'; providerRefundId: string } | { status: 'FAILED'; reason: string }
  >;
}

/** Bytes kept under a key, such as media files. */
export interface FileStore {
  read(key: string): Promise<Uint8Array | undefined>;
  write(key: string, bytes: Uint8Array): Promise<void>;
  delete(key: string): Promise<void>;
}

/** Structured log lines; pino has this shape. */
export interface Logger {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}
