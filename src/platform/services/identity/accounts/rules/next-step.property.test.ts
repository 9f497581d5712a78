import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextStep, type SignInFacts } from './next-step.ts';

const facts: fc.Arbitrary<SignInFacts> = fc.record({
  status: fc.constantFrom('UNKNOWN', 'PENDING', 'APPROVED', 'BLOCKED', 'OFFLINE'),
  needsVerification: fc.boolean(),
  needsApproval: fc.boolean(),
  hasFactors: fc.boolean(),
  isIdentified: fc.boolean(),
  factorPassed: fc.boolean(),
});

it('docs: nobody gets in who is not known, approved, verified and past the second factor', () => {
  fc.assert(
    fc.property(facts, (known) => {
      const mayEnter =
        known.isIdentified &&
        known.status === 'APPROVED' &&
        !known.needsVerification &&
        !known.needsApproval &&
        (!known.hasFactors || known.factorPassed);
      expect(nextStep(known) === 'SUCCESS').toBe(mayEnter);
    }),
  );
});

it('assumed: every step that is passed leads to a later one', () => {
  const order = ['REQUIRE_EMAIL_VERIFICATION', 'REQUIRE_OWNER_APPROVAL', 'REQUIRE_MFA', 'SUCCESS'];
  fc.assert(
    fc.property(facts, (known) => {
      const before = nextStep(known);
      fc.pre(before !== 'REFUSE' && before !== 'SUCCESS');
      const passed: Partial<SignInFacts> =
        before === 'REQUIRE_EMAIL_VERIFICATION'
          ? { needsVerification: false }
          : before === 'REQUIRE_OWNER_APPROVAL'
            ? { needsApproval: false, status: 'APPROVED' }
            : { factorPassed: true };
      expect(order.indexOf(nextStep({ ...known, ...passed }))).toBeGreaterThan(order.indexOf(before));
    }),
  );
});
