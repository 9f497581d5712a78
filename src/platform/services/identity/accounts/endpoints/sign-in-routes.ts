import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';
import type { HostedRoute } from '#platform/service.ts';
import { challengeFactor } from '../factors/challenge.ts';
import { verifyFactor } from '../factors/verify-factor.ts';
import { resendVerification } from '../sign-in/verify.ts';
import { readJson } from '#platform/hosted-json.ts';

const stateToken = z.string().min(1).max(1000);
const factor = z.enum(['TOTP', 'WEBAUTHN', 'SMS', 'CALL', 'EMAIL']);

/** Steps of a sign-in that the contract leaves to the platform's own pages; they answer as login does. */
export const signInRoutes: readonly HostedRoute[] = [
  {
    method: 'POST',
    path: '/hosted/account/second-factor/challenge',
    async handle(request, context) {
      const body = await readJson(request, z.object({ stateToken, factor }));
      return Response.json(await challengeFactor(context, body.stateToken, body.factor));
    },
  },
  {
    method: 'POST',
    path: '/hosted/account/second-factor/verify',
    async handle(request, context) {
      const shown = await readJson(
        request,
        z.object({
          stateToken,
          factor: z.enum([...factor.options, 'RECOVERY_CODE']),
          code: z.string().max(32).optional(),
          // The library checks what the browser sent, field by field.
          credential: z
            .custom<AuthenticationResponseJSON>((value) => typeof value === 'object' && value !== null)
            .optional(),
        }),
      );
      return Response.json(await verifyFactor(context, shown.stateToken, shown));
    },
  },
  {
    method: 'POST',
    path: '/hosted/account/verification/resend',
    async handle(request, context) {
      const body = await readJson(request, z.object({ stateToken }));
      return Response.json(await resendVerification(context, body.stateToken));
    },
  },
];
