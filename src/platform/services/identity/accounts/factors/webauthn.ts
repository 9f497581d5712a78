import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Site } from '#platform/context.ts';

/** A tenth of all the code there is, for the few who sign in so: read when the first of them does. */
const library = () => import('@simplewebauthn/server');

/** A passkey as it is kept with its factor. */
export interface Passkey {
  id: string;
  /** Base64url. */
  publicKey: string;
  counter: number;
  transports: string[];
}

const encode = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const decode = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));

const rpOf = ({ publicUrl }: Site): { id: string; origin: string } => {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
};

export const registrationOptions = async (
  site: Site,
  user: { id: string; name: string; displayName: string },
  existing: readonly Passkey[],
): Promise<PublicKeyCredentialCreationOptionsJSON> =>
  (await library()).generateRegistrationOptions({
    rpName: site.name,
    rpID: rpOf(site).id,
    userID: new TextEncoder().encode(user.id),
    userName: user.name,
    userDisplayName: user.displayName,
    attestationType: 'none',
    excludeCredentials: existing.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });

/** The new passkey; undefined when the browser's answer does not hold. */
export async function registeredPasskey(
  site: Site,
  challenge: string,
  response: RegistrationResponseJSON,
): Promise<Passkey | undefined> {
  const { id, origin } = rpOf(site);
  const { verifyRegistrationResponse } = await library();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: false,
    });
    if (!verified) return undefined;
    const { credential } = registrationInfo;
    return {
      id: credential.id,
      publicKey: encode(credential.publicKey),
      counter: credential.counter,
      transports: credential.transports ?? [],
    };
  } catch {
    return undefined;
  }
}

export const requestOptions = async (
  site: Site,
  passkeys: readonly Passkey[],
): Promise<PublicKeyCredentialRequestOptionsJSON> =>
  (await library()).generateAuthenticationOptions({
    rpID: rpOf(site).id,
    allowCredentials: passkeys.map(({ id, transports }) => ({ id, transports })),
    userVerification: 'preferred',
  });

/** The passkey with its counter moved on; undefined when the answer does not hold. */
export async function usedPasskey(
  site: Site,
  challenge: string,
  response: AuthenticationResponseJSON,
  passkey: Passkey,
): Promise<Passkey | undefined> {
  const { id, origin } = rpOf(site);
  const { verifyAuthenticationResponse } = await library();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: false,
      credential: { ...passkey, publicKey: decode(passkey.publicKey) },
    });
    return verified ? { ...passkey, counter: authenticationInfo.newCounter } : undefined;
  } catch {
    return undefined;
  }
}
