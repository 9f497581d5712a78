import { z } from 'zod';
import { BadAnswer } from '../plugins.ts';
import type { PluginFailure } from '../../shared/plugins.ts';

/** An answer with another status than 200; of errors that the contract declares it knows the code. */
export class PluginRejection extends Error {
  override readonly name = 'PluginRejection';
  readonly code: string | undefined;
  readonly status: number;
  /** What the error says more. */
  readonly data: unknown;

  private constructor(status: number, code: string | undefined, data: unknown) {
    super(`It answered ${status}${code === undefined ? '' : ` ${code}`}.`);
    this.status = status;
    this.code = code;
    this.data = data;
  }

  static from(status: number, body: unknown): PluginRejection {
    const error = spiError.safeParse(body).data?.applicationError;
    return new PluginRejection(status, status >= 400 && status < 500 ? error?.code : undefined, error?.data);
  }
}

/** As `processRequest` of the SDK writes the errors of a plugin. */
const spiError = z.object({
  applicationError: z.object({ code: z.string().regex(/^[A-Z][A-Z_]{1,60}$/), data: z.unknown().optional() }),
});

export class NotJson extends Error {
  override readonly name = 'NotJson';
}

const BY_NAME: Readonly<Record<string, PluginFailure>> = {
  TimeoutError: 'TIMEOUT',
  AbortError: 'TIMEOUT',
  TooLong: 'TOO_LONG',
  InternalAddress: 'ADDRESS_NOT_ALLOWED',
  NotJson: 'NOT_JSON',
};

export function pluginFailureOf(error: unknown): { fault: PluginFailure; detail?: string } {
  if (error instanceof PluginRejection)
    return error.code === undefined
      ? { fault: 'STATUS', detail: String(error.status) }
      : { fault: 'REFUSED', detail: error.code };
  if (error instanceof BadAnswer) return { fault: 'BAD_ANSWER', detail: error.message };
  if (error instanceof z.ZodError) {
    const [first] = error.issues;
    return { fault: 'BAD_ANSWER', detail: `${first?.path.join('.') ?? ''}: ${first?.message ?? ''}` };
  }
  const named = error instanceof Error ? [error.name, (error.cause as Error | undefined)?.name] : [];
  const known = named.flatMap((name) => BY_NAME[name ?? ''] ?? [])[0];
  return { fault: known ?? 'UNREACHABLE' };
}
