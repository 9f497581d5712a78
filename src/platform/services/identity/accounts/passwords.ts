import type { Context } from '#platform/context.ts';
import type { PasswordHasher } from '#platform/ports.ts';
import { isPlausible } from './rules/password.ts';

const dummies = new WeakMap<PasswordHasher, Promise<string>>();

/** Hashed with the same cost as everybody's, so that an address without an account takes as long as one with. */
function dummyHash(passwords: PasswordHasher): Promise<string> {
  let hash = dummies.get(passwords);
  if (!hash) dummies.set(passwords, (hash = passwords.hash('nobody has this password')));
  return hash;
}

/** Takes as long for no password at all as for a wrong one. */
export async function passwordFits(
  { passwords }: Pick<Context, 'passwords'>,
  password: string,
  hash: string | null | undefined,
): Promise<boolean> {
  if (!isPlausible(password)) return false;
  const matches = await passwords.verify(password, hash ?? (await dummyHash(passwords)));
  return matches && hash !== null && hash !== undefined;
}
