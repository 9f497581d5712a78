import { isAPIError } from 'better-auth/api';
import { Hono } from 'hono';
import { z } from 'zod';
import { PlatformError } from '../../platform/contract/errors.ts';
import { writeAudit } from '../audit/audit-log.ts';
import type { Gateway } from '../gateway.ts';
import type { GatewayContext, GatewayEnv, Staff } from '../http/gateway-env.ts';
import { readJson } from '../http/read-json.ts';
import { giveBackAttempt, spendAttempt, type Limit } from './attempts.ts';
import type { StaffAuth } from './auth.ts';
import { confirmedUntil } from './confirmation.ts';
import { oneTimeSecretOf, releaseSecret, reserveSecret } from './one-time-secrets.ts';
import { authFor, requireSignedIn } from './session.ts';
import { staffTables } from './tables.ts';

const MAX_LENGTH = 200;
const body = z.union([
  z.strictObject({ password: z.string().min(1).max(MAX_LENGTH) }),
  z.strictObject({ code: z.string().trim().min(1).max(MAX_LENGTH) }),
]);
type Proof = z.infer<typeof body>;

/** Of the session, so that a thief of another one uses up nothing of it. */
const limitOf = ({ sessionId }: Staff): Limit => ({ key: `confirm ${sessionId}`, max: 10, seconds: 900 });

async function isAccepted(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (isAPIError(error) && error.statusCode < 500) return false;
    throw error;
  }
}

/** Whether it is the password or, once two-step verification is on, a code of the app or a backup code. */
async function isProven(
  c: GatewayContext,
  gateway: Gateway,
  auth: StaffAuth,
  { staff, proof }: { staff: Staff; proof: Proof },
): Promise<boolean> {
  const { api } = authFor(c, gateway, auth);
  const { headers } = c.req.raw;
  if ('password' in proof)
    return !staff.twoFactorEnabled && isAccepted(api.verifyPassword({ body: proof, headers }));
  const code = proof.code.replaceAll(' ', '');
  const isTotp = /^\d{6}$/.test(code);
  const path = isTotp ? '/two-factor/verify-totp' : '/two-factor/verify-backup-code';
  const secret = oneTimeSecretOf({ path, body: { code }, holder: staff.staffId });
  if (!staff.twoFactorEnabled || !secret || !(await reserveSecret(gateway, secret))) return false;
  const input = { body: { code }, headers };
  const isRight = await isAccepted(isTotp ? api.verifyTOTP(input) : api.verifyBackupCode(input));
  if (!isRight) await releaseSecret(gateway, secret);
  return isRight;
}

const wrongProof = (proof: Proof): PlatformError =>
  'password' in proof
    ? new PlatformError(400, 'This isn’t your current password.', { code: 'INVALID_PASSWORD' })
    : new PlatformError(400, 'This code isn’t right.', { code: 'INVALID_CODE' });

/** `/confirmation`: who is signed in shows once more that it is them, for what is sensitive. */
export function confirmationRoutes(gateway: Gateway, auth: StaffAuth): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>();

  app.post('/', async (c) => {
    const staff = await requireSignedIn(c);
    const proof = await readJson(c, body);
    const limit = limitOf(staff);
    await spendAttempt(gateway, [limit]);
    const isRight = await isProven(c, gateway, auth, { staff, proof });
    const action = {
      by: staff,
      operation: 'counterpart.confirmIdentity',
      entityType: 'counterpart.staff',
      entityIds: [staff.staffId],
      requestId: c.get('requestId'),
    };
    if (!isRight) {
      const error = wrongProof(proof);
      await writeAudit(gateway, action, { outcome: 'failed', status: 400, code: error.code });
      throw error;
    }
    await giveBackAttempt(gateway, [limit]);
    const confirmedAt = gateway.clock.now();
    await staffTables(gateway.database.kysely)
      .updateTable('staff_sessions')
      .set({ confirmed_at: confirmedAt })
      .where('id', '=', staff.sessionId)
      .execute();
    await writeAudit(gateway, action, { outcome: 'succeeded', status: 200 });
    return c.json({ confirmedUntil: confirmedUntil(gateway, { confirmedAt }).toISOString() });
  });

  return app;
}
