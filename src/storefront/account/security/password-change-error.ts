import { CallError } from '#wix/errors.ts';

export type PasswordChangeError = 'wrong' | 'none' | 'tooMany' | 'failed';

const errors: Readonly<Record<string, PasswordChangeError>> = {
  '-19976': 'wrong',
  PASSWORD_NOT_SET: 'none',
  RESOURCE_EXHAUSTED: 'tooMany',
};

/** Why the password did not let one do it; undefined when something else was the matter. */
export const passwordChangeErrorOf = (thrown: unknown): PasswordChangeError | undefined =>
  errors[thrown instanceof CallError ? thrown.code : ''];
