import { PlatformError, type OAuthFailure } from '#platform/contract/errors.ts';

type Code =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'unauthorized_client'
  | 'unsupported_grant_type';

/** A failure of the token endpoint, in the words of RFC 6749, section 5.2. */
export class OAuthError extends PlatformError {
  readonly #error: Code;

  /** A code that was tried stays spent, so what was written is kept. */
  constructor(error: Code, description: string, status = error === 'invalid_client' ? 401 : 400) {
    super(status, description, { code: error, keepsChanges: true });
    this.#error = error;
  }

  override toEnvelope(): OAuthFailure {
    return { error: this.#error, error_description: this.message };
  }
}
