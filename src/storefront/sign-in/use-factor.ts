import { useCallback, useState } from 'react';
import { CallError } from '../../wix/errors.ts';
import { readFailure, type FactorType } from '../../wix/shopper/sign-in-state.ts';
import { usePath } from '../shell/page-context.tsx';
import { goOn, type Halt } from './go-on.ts';
import type { SignInPurpose } from './purpose.ts';

export interface FactorProps {
  factor: FactorType;
  stateToken: string;
  email: string;
  way: SignInPurpose;
}

type Proof = { code: string } | { credential: object };

const loadSignIn = () => import('../../wix/shopper/sign-in.ts');

/** One kind of second factor: its challenge, and the answer to it. */
export function useFactor({ factor, stateToken, email, way }: FactorProps) {
  const to = usePath();
  const [busy, setBusy] = useState(false);
  const [halt, setHalt] = useState<Halt>();
  const [rejections, setRejections] = useState(0);
  const { authorize, back } = way;

  const run = useCallback(async (work: () => Promise<Halt | undefined>): Promise<boolean> => {
    setBusy(true);
    setHalt(undefined);
    try {
      const stopped = await work();
      if (stopped) setRejections((count) => count + 1);
      setHalt(stopped);
      return stopped === undefined;
    } catch (thrown) {
      if (!(thrown instanceof CallError)) throw thrown;
      setHalt(readFailure(thrown) as Halt);
      return false;
    } finally {
      setBusy(false);
    }
  }, []);

  /** Sends the code, or asks what the passkey is to sign. */
  const challenge = useCallback(async (): Promise<{ options: unknown; hint: string | undefined }> => {
    const { challengeSecondFactor } = await loadSignIn();
    const { passkeyOptions: options, hint } = await challengeSecondFactor(stateToken, factor);
    return { options, hint };
  }, [factor, stateToken]);

  const verify = useCallback(
    async (proof: Proof): Promise<Halt | undefined> => {
      const { verifySecondFactor } = await loadSignIn();
      const options = { keep: authorize === undefined };
      const result = await verifySecondFactor(stateToken, { factor, ...proof }, options);
      const here = { ...(authorize !== undefined && { authorize }), ...(back !== undefined && { back }) };
      return goOn(result, { email, way: here, to });
    },
    [factor, stateToken, email, authorize, back, to],
  );

  return { busy, halt, refusals: rejections, run, challenge, verify };
}
