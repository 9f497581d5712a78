import { z } from 'zod';
import { MANUAL_PAYMENT_BOUNDS as BOUNDS, manualPaymentProblems } from '#shared/manual-payments.ts';
import { invalid } from '#platform/contract/errors.ts';
import { readJson, requireMerchant } from '#platform/hosted-json.ts';
import type { HostedRoute } from '#platform/service.ts';
import { readManualMethods, writeManualMethods } from './methods.ts';

const PATH = '/hosted/payments/manual-methods';

const localized = (max: number) =>
  z.strictObject({ en: z.string().trim().max(max), he: z.string().trim().max(max) });

const shape = z.strictObject({
  methods: z
    .array(
      z.strictObject({
        id: z.guid(),
        offered: z.boolean(),
        name: localized(BOUNDS.name),
        instructions: localized(BOUNDS.instructions),
      }),
    )
    .max(BOUNDS.methods),
});

export const routes: HostedRoute[] = [
  {
    method: 'GET',
    path: PATH,
    async handle(_request, context) {
      requireMerchant(context, 'ECOM.READ_CHECKOUT_SETTINGS');
      return Response.json({ methods: await readManualMethods(context) });
    },
  },
  {
    method: 'POST',
    path: PATH,
    async handle(request, context) {
      requireMerchant(context, 'ECOM.UPDATE_CHECKOUT_SETTINGS');
      const { methods } = await readJson(request, shape);
      const problems = Object.keys(manualPaymentProblems(methods));
      if (problems.length > 0)
        throw invalid(
          problems.map((field) => ({
            field,
            violatedRule: 'REQUIRED_FIELD' as const,
            description: 'is required',
            data: {},
          })),
        );
      await writeManualMethods(context, methods);
      return Response.json({ methods });
    },
  },
];
