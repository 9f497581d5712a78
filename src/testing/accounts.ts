import { authentication, recovery, signOnPolicy, verification } from '@wix/identity';
import { members } from '@wix/members';
import type { Database } from '../database/database.ts';
import { startStack, type Stack, type StackCaller } from './stack.ts';

/** A visitor of its own: attempts are counted by who makes them. */
export const newVisitor = (): StackCaller => ({ kind: 'visitor', visitorId: crypto.randomUUID() });

/** The SDK modules around an account, over the platform in process. */
export function accountModules(stack: Stack, caller?: StackCaller) {
  return stack.sdk({ authentication, recovery, signOnPolicy, verification, members }, caller);
}

/** What the SDK's public types leave out of the states of a sign-in. */
export interface SignInState {
  state: string;
  sessionToken?: string;
  stateToken?: string;
  identity?: { _id?: string; id?: string; email?: { address?: string } };
  requireMfaData?: { availableFactors: { factorType: string }[] };
  mfaChallengeData?: {
    factorType: string;
    verificationChallengeData: {
      hint?: string;
      webauthnData?: { publicKeyCredentialRequestOptionsJson: string };
    };
  };
  additionalData?: Record<string, { strValue?: string }>;
}

let addresses = 0;

/** An address nobody else has; tests of one database share its rows. */
export const newEmail = (name = 'ines'): string => `${name}${++addresses}@example.com`;

export const PASSWORD = 'correct horse';

const started = new WeakMap<Database, Stack>();

/** One stack per database: its ids count up and would meet those of another. */
export function startAccounts(database: Database): Stack {
  const running = started.get(database) ?? startStack(database);
  started.set(database, running);
  return running;
}

export const register = async (stack: Stack, email: string, password = PASSWORD): Promise<SignInState> =>
  accountModules(stack, newVisitor()).authentication.registerV2(
    { email },
    { password },
  ) as Promise<SignInState>;

export const logIn = async (
  stack: Stack,
  email: string,
  password = PASSWORD,
  caller = newVisitor(),
): Promise<SignInState> =>
  accountModules(stack, caller).authentication.loginV2({ email }, { password }) as Promise<SignInState>;

/** The newest mail or text to that address. */
export async function lastMail(stack: Stack, to: string): Promise<{ subject: string; text: string }> {
  while ((await stack.platform.deliverMail()) > 0);
  const mail = stack.mailer.sent.findLast((sent) => sent.to === to);
  if (!mail) throw new Error(`There is no mail to ${to}.`);
  return mail;
}

export async function mailsTo(stack: Stack, to: string): Promise<number> {
  while ((await stack.platform.deliverMail()) > 0);
  return stack.mailer.sent.filter((sent) => sent.to === to).length;
}

/** The six digits in the newest mail or text. */
export async function lastCode(stack: Stack, to: string): Promise<string> {
  const { text } = await lastMail(stack, to);
  const code = /(?:\d ?){6}/.exec(text)?.[0].replaceAll(' ', '');
  if (code === undefined) throw new Error(`There is no code in: ${text}`);
  return code;
}

/** Six digits that are not those. */
export const otherCode = (code: string): string => (code === '123456' ? '654321' : '123456');

/** The token of the newest link that sets a password. */
export async function lastRecoveryToken(stack: Stack, to: string): Promise<string> {
  const { text } = await lastMail(stack, to);
  const token = /\/recover\/new\?token=([0-9a-f]+)/.exec(text)?.[1];
  if (token === undefined) throw new Error(`There is no link in: ${text}`);
  return token;
}

/** All that the platform's own endpoints answer with. */
type HostedAnswer = SignInState & {
  details?: { applicationError?: { code: string } };
  factorId: string;
  uri: string;
  secret: string;
  hint: string;
  options: { challenge: string; rp: { id: string } };
  recoveryCodes?: string[];
  recoveryCodesLeft: number;
  factors: { id: string; type: string; label: string }[];
  sessions: { id: string; current: boolean }[];
  hasPassword: boolean;
};

/** A call of the platform's own endpoints, as JSON. */
export async function hosted(
  stack: Stack,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
  token?: string,
): Promise<{ status: number; body: HostedAnswer; code?: string }> {
  const response = await stack.platform.fetch(
    new Request(`https://shop.test/hosted/account/${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: token }) },
      ...(body && { body: JSON.stringify(body) }),
    }),
  );
  const answer = (await response.json()) as HostedAnswer;
  const code = answer.details?.applicationError?.code;
  return { status: response.status, body: answer, ...(code !== undefined && { code }) };
}

/** The access token of a member with an open session, as it follows from a session token. */
export async function accessToken(stack: Stack, state: SignInState): Promise<string> {
  const sessionId = await stack.platform.tokens.readId('session', state.sessionToken ?? '');
  const memberId = String(state.identity?._id ?? state.identity?.id);
  if (sessionId === undefined) throw new Error('There is no session.');
  return stack.platform.tokens.sign({ kind: 'member', siteId: stack.site.id, memberId, sessionId });
}

/** As whom the member of this sign-in calls. */
export async function memberOf(stack: Stack, state: SignInState): Promise<StackCaller> {
  const sessionId = await stack.platform.tokens.readId('session', state.sessionToken ?? '');
  if (sessionId === undefined) throw new Error('There is no session.');
  return { kind: 'member', memberId: String(state.identity?._id ?? state.identity?.id), sessionId };
}
