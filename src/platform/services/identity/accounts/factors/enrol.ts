import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Context } from '#platform/context.ts';
import { alreadyExists, badRequest, failedPrecondition, notFound } from '#platform/contract/errors.ts';
import type { Member } from '#platform/services/members/members/public.ts';
import { readAccount } from '../account.ts';
import { securityMail } from '../mails.ts';
import { maskEmail, maskPhone } from '../rules/mask.ts';
import { codeErrorOf, hasRemainingTries, verificationFailed } from '../sign-in/codes.ts';
import type { FactorRow, FactorType } from '../tables.ts';
import { activeFactors, changeFactor, findFactor, insertFactor, removeUnfinished } from './factor-store.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { sendToFactor } from './send-code.ts';
import { newTotpSecret, totpStep, totpUri } from './totp.ts';
import { registeredPasskey, registrationOptions, type Passkey } from './webauthn.ts';

/** The contract's bound of an identity's factors. */
const MAX_FACTORS = 10;

/** One of each, but as many passkeys as one has devices. */
async function checkRoom(context: Context, member: Member, type: FactorType): Promise<FactorRow[]> {
  const active = await activeFactors(context, member.id);
  if (active.length >= MAX_FACTORS)
    throw failedPrecondition(`A member has at most ${MAX_FACTORS} factors.`, 'TOO_MANY_FACTORS');
  if (type !== 'WEBAUTHN' && active.some((factor) => factor.type === type))
    throw alreadyExists('This kind of factor is set up already; remove it first.', 'FACTOR_EXISTS');
  return active;
}

async function begin(
  context: Context,
  member: Member,
  factor: Pick<FactorRow, 'type' | 'label' | 'secret'>,
  id = context.ids.guid(),
): Promise<FactorRow> {
  await removeUnfinished(context, member.id, factor.type);
  const row: FactorRow = {
    site_id: context.siteId,
    id,
    member_id: member.id,
    active: false,
    last_step: null,
    code_hash: null,
    code_expires_at: null,
    tries: 0,
    created_at: context.clock.now(),
    used_at: null,
    ...factor,
  };
  await insertFactor(context, row);
  return row;
}

export async function beginTotp(context: Context, member: Member): Promise<object> {
  await checkRoom(context, member, 'TOTP');
  const secret = newTotpSecret();
  const id = context.ids.guid();
  const sealed = await context.secretBox.seal(secret, id);
  await begin(context, member, { type: 'TOTP', label: '', secret: sealed }, id);
  return { factorId: id, secret, uri: totpUri(secret, context.site.name, member.loginEmail) };
}

export async function beginWebauthn(context: Context, member: Member, label: string): Promise<object> {
  const active = await checkRoom(context, member, 'WEBAUTHN');
  const options = await registrationOptions(
    context.site,
    { id: member.id, name: member.loginEmail, displayName: member.profile.nickname ?? member.loginEmail },
    active.filter(({ type }) => type === 'WEBAUTHN').map(({ secret }) => JSON.parse(secret) as Passkey),
  );
  const secret = JSON.stringify({ challenge: options.challenge });
  const { id } = await begin(context, member, { type: 'WEBAUTHN', label, secret });
  return { factorId: id, options };
}

/** Sends a code there, to show that the member reads it. @throws 429 RESOURCE_EXHAUSTED */
export async function beginSent(
  context: Context,
  member: Member,
  type: 'SMS' | 'CALL' | 'EMAIL',
  address: string,
): Promise<object> {
  await checkRoom(context, member, type);
  const label = type === 'EMAIL' ? maskEmail(address) : maskPhone(address);
  const row = await begin(context, member, { type, label, secret: address });
  await changeFactor(context, row.id, await sendToFactor(context, member, row, row.id));
  return { factorId: row.id, hint: label };
}

async function proofOf(
  context: Context,
  factor: FactorRow,
  proof: { code?: string | undefined; credential?: RegistrationResponseJSON | undefined },
): Promise<Partial<FactorRow> | undefined> {
  if (factor.type === 'WEBAUTHN') {
    const { challenge } = JSON.parse(factor.secret) as { challenge: string };
    const passkey = proof.credential && (await registeredPasskey(context.site, challenge, proof.credential));
    return passkey && { secret: JSON.stringify(passkey) };
  }
  if (proof.code === undefined) return undefined;
  if (factor.type === 'TOTP') {
    const step = await totpStep(context, factor, proof.code);
    return step === undefined ? undefined : { last_step: step };
  }
  const error = await codeErrorOf(context, factor, proof.code);
  if (error && error !== 'BAD_CODE') throw verificationFailed(error).keepingChanges();
  return error ? undefined : {};
}

/**
 * Puts a factor into use once its owner has shown to have it.
 * @returns recovery codes with the first one
 * @throws 400 VERIFICATION_FAILED, 404 NOT_FOUND
 */
export async function confirmFactor(
  context: Context,
  member: Member,
  factorId: string,
  proof: Parameters<typeof proofOf>[2],
): Promise<{ recoveryCodes?: string[] }> {
  const factor = await findFactor(context, member.id, factorId);
  if (!factor) throw notFound('The factor was not found.');
  if (factor.active) throw badRequest('The factor is in use already.', 'FACTOR_ACTIVE');
  const before = await checkRoom(context, member, factor.type);
  if (!hasRemainingTries(factor)) throw verificationFailed('TOO_MANY_ATTEMPTS');
  const proven = await proofOf(context, factor, proof);
  if (!proven) {
    await changeFactor(context, factor.id, { tries: factor.tries + 1 });
    throw verificationFailed('BAD_CODE').keepingChanges();
  }
  await changeFactor(context, factor.id, {
    ...proven,
    active: true,
    code_hash: null,
    code_expires_at: null,
    tries: 0,
  });
  const account = await readAccount(context, member.id);
  await context.mail(securityMail(context.site, member, account, 'factorAdded'));
  return before.length === 0 ? { recoveryCodes: await replaceRecoveryCodes(context, member.id) } : {};
}
