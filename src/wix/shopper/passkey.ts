import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** The browser's answer, or `undefined` where the person closed its window or has no such key here. */
async function orNothing<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Error && ['NotAllowedError', 'AbortError', 'InvalidStateError'].includes(error.name))
      return undefined;
    throw error;
  }
}

export async function showPasskey(options: unknown): Promise<object | undefined> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
  return orNothing(() => startAuthentication({ optionsJSON }));
}

export async function makePasskey(options: unknown): Promise<object | undefined> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
  return orNothing(() => startRegistration({ optionsJSON }));
}

export const hasPasskeys = (): boolean => typeof PublicKeyCredential === 'function';
