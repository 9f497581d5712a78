import { hostedCall } from './hosted-call.ts';
import type { FactorType } from './sign-in-state.ts';

export interface Factor {
  id: string;
  type: FactorType;
  label: string;
  createdDate: string;
  lastUsedDate?: string;
}

export interface MemberSession {
  id: string;
  createdDate: string;
  lastUsedDate: string;
  current: boolean;
}

export interface Security {
  email: string;
  emailVerified: boolean;
  hasPassword: boolean;
  factors: Factor[];
  recoveryCodesLeft: number;
  sessions: MemberSession[];
}

const FACTORS = '/hosted/account/factors';

export const readSecurity = (signal?: AbortSignal): Promise<Security> =>
  hostedCall('GET', '/hosted/account/security', undefined, signal);

export const endOtherSessions = (): Promise<object> =>
  hostedCall('POST', '/hosted/account/sessions/end-others', {});

/** This one included: the next call is a new visitor's. */
export const endAllSessions = (): Promise<object> =>
  hostedCall('POST', '/hosted/account/sessions/end-all', {});

/** @param password the one before, where there is one */
export const setPassword = (newPassword: string, password: string | undefined): Promise<object> =>
  hostedCall('POST', '/hosted/account/password', {
    newPassword,
    ...(password !== undefined && { password }),
  });

/** What is to be confirmed: a code, or the browser's answer to the passkey options. */
export interface FactorBegun {
  factorId: string;
  /** TOTP: to be typed where no code can be scanned, and the address behind the QR code. */
  secret?: string;
  uri?: string;
  /** A passkey: what `navigator.credentials.create` is asked. */
  options?: unknown;
  /** Where a code was sent, masked. */
  hint?: string;
}

/** What a factor is begun with: the password, and what its kind needs. */
type Beginning =
  | { kind: 'totp' | 'email' }
  | { kind: 'webauthn'; label: string }
  | { kind: 'phone'; phone: string; channel: 'SMS' | 'CALL' };

export const beginFactor = ({ kind, ...details }: Beginning, password: string): Promise<FactorBegun> =>
  hostedCall('POST', `${FACTORS}/${kind}`, { ...details, password });

export const confirmFactor = (
  id: string,
  proof: { code?: string; credential?: unknown },
): Promise<{ recoveryCodes?: string[] }> =>
  hostedCall('POST', `${FACTORS}/${encodeURIComponent(id)}/confirm`, proof);

export const removeFactor = (id: string, password: string): Promise<object> =>
  hostedCall('POST', `${FACTORS}/${encodeURIComponent(id)}/remove`, { password });

export const replaceRecoveryCodes = (password: string): Promise<{ recoveryCodes: string[] }> =>
  hostedCall('POST', `${FACTORS}/recovery-codes`, { password });
