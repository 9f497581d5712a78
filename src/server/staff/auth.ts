import { betterAuth } from 'better-auth';
import { APIError, isAPIError } from 'better-auth/api';
import { twoFactor } from 'better-auth/plugins/two-factor';
import type { Gateway } from '../gateway.ts';
import { resetMail } from './mails.ts';
import { staffTables } from './tables.ts';
import { isUsable } from './usable.ts';

export const AUTH_PATH = '/admin/api/auth';
export const MIN_PASSWORD_LENGTH = 10;
/** Carries the address our own pipeline worked out; whatever a client sends under this name is overwritten. */
export const ADDRESS_HEADER = 'x-counterpart-client-address';

const DAY = 86_400;
const HOUR = 3_600;
/** What the library reports as errors and is nothing but somebody's mistake at the door. */
const MISTAKES = new Set([
  'User not found',
  'Credential account not found',
  'Password not found',
  'Invalid password',
  'Reset Password: User not found',
  'Password is too short',
  'Password is too long',
]);

const timestamps = { createdAt: 'created_at', updatedAt: 'updated_at' } as const;

function makeAuth(gateway: Gateway, secure: boolean) {
  const db = staffTables(gateway.database.kysely);
  return betterAuth({
    appName: gateway.store.name,
    baseURL: gateway.publicUrl,
    basePath: AUTH_PATH,
    secret: gateway.secret,
    telemetry: { enabled: false },
    logger: {
      level: 'warn',
      log: (level, message) => {
        const severity = MISTAKES.has(message) ? 'info' : level === 'error' ? 'error' : 'warn';
        gateway.logger[severity]({ part: 'sign-in' }, message);
      },
    },
    onAPIError: {
      // What it rejects is an answer like any other.
      onError(error) {
        if (!isAPIError(error) || error.statusCode >= 500)
          gateway.logger.error({ part: 'sign-in', err: error }, 'sign-in failed');
      },
    },
    database: { db: gateway.database.kysely, type: 'postgres' },
    advanced: {
      cookiePrefix: 'counterpart',
      useSecureCookies: secure,
      defaultCookieAttributes: { sameSite: 'strict', httpOnly: true, secure, path: '/admin' },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
      /** `refuseCrossSite` guards every changing request under /admin, these included. */
      disableCSRFCheck: true,
    },
    /** `staff_attempts` limits per address and account, atomically; the library's own reads and writes in two steps. */
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      maxPasswordLength: 200,
      password: gateway.passwords,
      resetPasswordTokenExpiresIn: HOUR,
      revokeSessionsOnPasswordReset: true,
      async sendResetPassword({ user, token }) {
        const row = await db
          .selectFrom('staff_members')
          .selectAll()
          .where('id', '=', user.id)
          .executeTakeFirst();
        if (!row || !isUsable(row, gateway)) return;
        // Not awaited: how long an answer takes must not tell whether the address is known.
        gateway.mailer
          .send(resetMail(gateway, user, token))
          .catch((error: unknown) => gateway.logger.error({ err: error }, 'the reset mail was not sent'));
      },
    },
    session: {
      modelName: 'staff_sessions',
      fields: {
        ...timestamps,
        expiresAt: 'expires_at',
        userId: 'user_id',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
      },
      additionalFields: {
        confirmedAt: {
          type: 'date',
          required: false,
          input: false,
          returned: true,
          fieldName: 'confirmed_at',
        },
      },
      expiresIn: 7 * DAY,
      updateAge: DAY,
    },
    user: {
      modelName: 'staff_members',
      fields: { ...timestamps, emailVerified: 'email_verified' },
      additionalFields: {
        role: { type: 'string', required: true, input: false },
        active: { type: 'boolean', required: true, input: false },
        demo: { type: 'boolean', required: true, input: false },
      },
    },
    account: {
      modelName: 'staff_accounts',
      fields: {
        ...timestamps,
        userId: 'user_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
      },
    },
    verification: {
      modelName: 'staff_verifications',
      fields: { ...timestamps, expiresAt: 'expires_at' },
      storeIdentifier: 'hashed',
    },
    databaseHooks: {
      session: {
        create: {
          async before(session) {
            const row = await db
              .selectFrom('staff_members')
              .selectAll()
              .where('id', '=', session.userId)
              .executeTakeFirst();
            if (!row || !isUsable(row, gateway)) {
              throw new APIError('UNAUTHORIZED', {
                code: 'INVALID_EMAIL_OR_PASSWORD',
                message: 'Invalid email or password',
              });
            }
            return { data: { ...session, confirmedAt: gateway.clock.now() } };
          },
        },
      },
    },
    plugins: [
      twoFactor({
        /** Asked for when a factor is set up: shops are renamed. */
        get issuer() {
          return gateway.store.name;
        },
        backupCodeOptions: { storeBackupCodes: 'encrypted' },
        schema: {
          user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
          twoFactor: {
            modelName: 'staff_two_factors',
            fields: { backupCodes: 'backup_codes', userId: 'user_id' },
          },
        },
      }),
    ],
  });
}

export type Auth = ReturnType<typeof makeAuth>;

/** Two faces of one library: cookies are Secure unless this machine talks to itself. */
export interface StaffAuth {
  plain: Auth;
  secure: Auth;
}

export const createStaffAuth = (gateway: Gateway): StaffAuth => ({
  plain: makeAuth(gateway, false),
  secure: makeAuth(gateway, true),
});
