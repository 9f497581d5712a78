import { useState } from 'react';
import { removeFactor, replaceRecoveryCodes } from '#wix/shopper/account-security.ts';
import { passwordChangeErrorOf, type PasswordChangeError } from './password-change-error.ts';

export type Protected = { kind: 'remove'; id: string } | { kind: 'codes' };

/** What a thief of an open session would do is done with the password only. */
export function useProtected() {
  const [wanted, setWanted] = useState<Protected>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<PasswordChangeError>();
  const open = (what: Protected | undefined): void => {
    setWanted(what);
    setProblem(undefined);
  };
  const answer = async (password: string): Promise<{ recoveryCodes?: string[] } | undefined> => {
    if (!wanted || busy) return undefined;
    setBusy(true);
    setProblem(undefined);
    try {
      const result =
        wanted.kind === 'codes'
          ? await replaceRecoveryCodes(password)
          : await removeFactor(wanted.id, password).then(() => ({}));
      open(undefined);
      return result;
    } catch (thrown) {
      setProblem(passwordChangeErrorOf(thrown) ?? 'failed');
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { asking: wanted, busy, problem, answer, ask: open, close: () => open(undefined) };
}
