import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';
import type { Context } from '#platform/context.ts';
import type { HostedRoute } from '#platform/service.ts';
import type { Member } from '#platform/services/members/members/public.ts';
import { beginSent, beginTotp, beginWebauthn, confirmFactor } from '../factors/enrol.ts';
import { activeFactors } from '../factors/factor-store.ts';
import { countRecoveryCodes, replaceRecoveryCodes } from '../factors/recovery-codes.ts';
import { takeFactorAway } from '../factors/remove.ts';
import { failedPrecondition } from '#platform/contract/errors.ts';
import type { FactorRow } from '../tables.ts';
import { readJson } from '#platform/hosted-json.ts';
import { confirmPassword, signedInMember, typedPassword } from './member.ts';

const PATH = '/hosted/account/factors';

/** E.164, with or without spaces. */
const phone = z
  .string()
  .max(30)
  .transform((text) => text.replaceAll(/[\s().-]/g, ''))
  .pipe(z.string().regex(/^\+[1-9]\d{6,14}$/, 'must be a phone number with its country code'));

/** Asked for by whatever a thief of an open session would do. */
const password = z.object({ password: typedPassword });

const proof = z.object({
  code: z.string().max(32).optional(),
  // The library checks what the browser sent, field by field.
  credential: z
    .custom<RegistrationResponseJSON>((value) => typeof value === 'object' && value !== null)
    .optional(),
});

export const shownFactor = ({ id, type, label, created_at, used_at }: FactorRow) => ({
  id,
  type,
  label,
  createdDate: new Date(created_at).toISOString(),
  ...(used_at !== null && { lastUsedDate: new Date(used_at).toISOString() }),
});

async function memberWith(typed: z.infer<typeof password>, context: Context): Promise<Member> {
  const { member } = await signedInMember(context);
  await confirmPassword(context, member, typed.password);
  return member;
}

/** How members look after their second factors. */
export const factorRoutes: readonly HostedRoute[] = [
  {
    method: 'GET',
    path: PATH,
    async handle(_request, context) {
      const { member } = await signedInMember(context);
      const factors = await activeFactors(context, member.id);
      return Response.json({
        factors: factors.map(shownFactor),
        recoveryCodesLeft: await countRecoveryCodes(context, member.id),
      });
    },
  },
  {
    method: 'POST',
    path: `${PATH}/totp`,
    async handle(request, context) {
      const member = await memberWith(await readJson(request, password), context);
      return Response.json(await beginTotp(context, member));
    },
  },
  {
    method: 'POST',
    path: `${PATH}/webauthn`,
    async handle(request, context) {
      const body = await readJson(request, password.extend({ label: z.string().max(100).default('') }));
      return Response.json(await beginWebauthn(context, await memberWith(body, context), body.label));
    },
  },
  {
    method: 'POST',
    path: `${PATH}/phone`,
    async handle(request, context) {
      const body = await readJson(request, password.extend({ phone, channel: z.enum(['SMS', 'CALL']) }));
      return Response.json(
        await beginSent(context, await memberWith(body, context), body.channel, body.phone),
      );
    },
  },
  {
    method: 'POST',
    path: `${PATH}/email`,
    async handle(request, context) {
      const member = await memberWith(await readJson(request, password), context);
      return Response.json(await beginSent(context, member, 'EMAIL', member.loginEmail));
    },
  },
  {
    method: 'POST',
    path: `${PATH}/recovery-codes`,
    async handle(request, context) {
      const member = await memberWith(await readJson(request, password), context);
      if ((await activeFactors(context, member.id)).length === 0)
        throw failedPrecondition('Set up a second factor first.', 'NO_FACTORS');
      return Response.json({ recoveryCodes: await replaceRecoveryCodes(context, member.id) });
    },
  },
  {
    method: 'POST',
    path: `${PATH}/:id/confirm`,
    async handle(request, context, { id = '' }) {
      const shown = await readJson(request, proof);
      const { member } = await signedInMember(context);
      return Response.json(await confirmFactor(context, member, id, shown));
    },
  },
  {
    method: 'POST',
    path: `${PATH}/:id/remove`,
    async handle(request, context, { id = '' }) {
      const member = await memberWith(await readJson(request, password), context);
      await takeFactorAway(context, member, id);
      return Response.json({});
    },
  },
];
