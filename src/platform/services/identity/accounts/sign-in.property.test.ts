import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  accountModules,
  hosted,
  lastCode,
  logIn,
  mailsTo,
  newEmail,
  newVisitor,
  otherCode,
  register,
  startAccounts,
  type SignInState,
} from '#testing/accounts.ts';
import { onDatabase } from '#testing/engines.ts';
import { TEST_TOKEN_SECRET, type Stack } from '#testing/stack.ts';
import { totpCode } from '#testing/totp.ts';
import { SecretBox } from '#platform/identity/secret-box.ts';
import { platformMigrations } from '#platform/platform.ts';
import { insertFactor } from './factors/factor-store.ts';
import { newTotpSecret, totpUri } from './factors/totp.ts';
import { runs } from '#testing/run-size.ts';

const STEP = 30_000;

type Action = 'log in' | 'verify' | 'show factor' | 'go on' | 'approve' | 'block';
interface Move {
  act: Action;
  /** With the right password or code. */
  right: boolean;
}

/** What is true of the account, told apart from how the platform keeps it. */
interface Model {
  verified: boolean;
  approved: boolean;
  blocked: boolean;
  hasFactor: boolean;
  /** Sign-ins begun with the right password, the newest last. */
  begun: SignInState[];
}

/** An account with these gates before it, and the acts that anybody may try on it. */
async function accountOf(stack: Stack, gates: { approval: boolean; verification: boolean; factor: boolean }) {
  const admin = accountModules(stack);
  await admin.signOnPolicy.updateSignOnPolicy({
    requireOwnerApproval: gates.approval,
    requireEmailVerification: gates.verification,
  });
  const email = newEmail('walk');
  const first = await register(stack, email);
  const id = String(first.identity?._id);
  const secret = newTotpSecret();
  if (gates.factor) {
    const factorId = crypto.randomUUID();
    await insertFactor(
      { db: stack.database.kysely, siteId: stack.site.id },
      {
        site_id: stack.site.id,
        id: factorId,
        member_id: id,
        type: 'TOTP',
        active: true,
        label: '',
        secret: await new SecretBox(TEST_TOKEN_SECRET).seal(secret, factorId),
        last_step: null,
        code_hash: null,
        code_expires_at: null,
        tries: 0,
        created_at: stack.clock.now(),
        used_at: null,
      },
    );
  }
  const model: Model = {
    verified: !gates.verification,
    approved: !gates.approval,
    blocked: false,
    hasFactor: gates.factor,
    begun: first.stateToken === undefined ? [] : [first],
  };

  const shown = async (right: boolean): Promise<SignInState> => {
    stack.clock.advance(STEP);
    const code = totpCode(totpUri(secret, '', ''), stack.clock.now().getTime());
    const { stateToken } = model.begun.at(-1) ?? {};
    const proof = { stateToken: stateToken ?? 'none', factor: 'TOTP', code: right ? code : otherCode(code) };
    return (await hosted(stack, 'POST', 'second-factor/verify', proof)).body;
  };
  const verified = async (right: boolean): Promise<SignInState> => {
    const code = await lastCode(stack, email).catch(() => '000000');
    const { verification } = accountModules(stack, newVisitor());
    return verification.verifyDuringAuthentication(right ? code : otherCode(code), {
      stateToken: model.begun.at(-1)?.stateToken ?? 'none',
    }) as Promise<SignInState>;
  };

  async function perform({ act, right }: Move): Promise<SignInState | undefined> {
    switch (act) {
      case 'log in':
        return logIn(stack, email, right ? undefined : 'wrong');
      case 'verify':
        return verified(right);
      case 'show factor':
        return shown(right);
      case 'go on':
        return accountModules(stack, newVisitor()).authentication.loginV2(
          { email },
          { stateToken: model.begun.at(-1)?.stateToken ?? 'none' },
        ) as Promise<SignInState>;
      case 'approve':
        await admin.members.approveMember(id);
        return undefined;
      case 'block':
        await admin.members.blockMember(id);
        return undefined;
    }
  }
  return { model, perform };
}

/** What a move changes in the world, whatever the platform answers. */
function follow(model: Model, { act, right }: Move, reply: SignInState | undefined): void {
  if (act === 'approve') Object.assign(model, { approved: true, blocked: false });
  if (act === 'block') Object.assign(model, { blocked: true, begun: [] });
  if (reply?.state === undefined) return;
  if (act === 'verify' && right) model.verified = true;
  if (act === 'log in' && reply.stateToken !== undefined) model.begun.push(reply);
}

const moves: fc.Arbitrary<Move[]> = fc.array(
  fc.record({
    act: fc.constantFrom<Action>('log in', 'verify', 'show factor', 'go on', 'approve', 'block'),
    // Few wrong ones: the limits have tests of their own.
    right: fc.nat(5).map((n) => n > 0),
  }),
  { maxLength: 12 },
);

onDatabase(
  'ways to sign in',
  (database) => {
    it('docs: no walk through the states ends in a session that was not earned', async () => {
      const stack = startAccounts(database());
      const gates = fc.record({ approval: fc.boolean(), verification: fc.boolean(), factor: fc.boolean() });
      await fc.assert(
        fc.asyncProperty(gates, moves, async (requested, walk) => {
          // What is mailed in one hour is limited.
          stack.clock.advance(2 * 3_600_000);
          const { model, perform } = await accountOf(stack, requested);
          for (const move of walk) {
            const knewPassword = move.act === 'log in' ? move.right : model.begun.length > 0;
            const reply = await perform(move).catch(() => undefined);
            await mailsTo(stack, '');
            follow(model, move, reply);
            if (reply?.sessionToken === undefined) continue;
            expect(reply.state).toBe('SUCCESS');
            expect({ ...model, begun: knewPassword }).toMatchObject({
              verified: true,
              approved: true,
              blocked: false,
              begun: true,
            });
            expect(!model.hasFactor || (move.act === 'show factor' && move.right)).toBe(true);
          }
          // And who does everything right gets in.
          stack.clock.advance(2 * 3_600_000);
          await perform({ act: 'approve', right: true });
          // What was mailed before arrives before.
          await mailsTo(stack, '');
          let last = await perform({ act: 'log in', right: true });
          if (last?.stateToken !== undefined) model.begun.push(last);
          if (last?.state === 'REQUIRE_EMAIL_VERIFICATION')
            last = await perform({ act: 'verify', right: true });
          if (last?.state === 'REQUIRE_MFA') last = await perform({ act: 'show factor', right: true });
          expect(last?.state).toBe('SUCCESS');
        }),
        runs(25),
      );
      await accountModules(stack).signOnPolicy.updateSignOnPolicy({
        requireOwnerApproval: false,
        requireEmailVerification: false,
      });
    });
  },
  platformMigrations,
);
