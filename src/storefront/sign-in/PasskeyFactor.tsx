import { useState } from 'react';
import { showPasskey } from '../../wix/shopper/passkey.ts';
import { useT } from '../shell/page-context.tsx';
import { Button } from '../shell/ui/Button.tsx';
import { Notice } from '../shell/ui/Notice.tsx';
import { HaltNotice } from './HaltNotice.tsx';
import { useFactor, type FactorProps } from './use-factor.ts';

export function PasskeyFactor(props: FactorProps) {
  const t = useT();
  const { busy, halt, run, challenge, verify } = useFactor(props);
  const [closed, setClosed] = useState(false);
  const ask = (): Promise<boolean> =>
    run(async () => {
      setClosed(false);
      const credential = await showPasskey((await challenge()).options);
      if (credential) return verify({ credential });
      setClosed(true);
      return undefined;
    });
  return (
    <>
      <p className="quiet">{t('signIn.factor.WEBAUTHN.lead')}</p>
      <HaltNotice halt={halt} />
      {closed && <Notice kind="warning">{t('signIn.factor.WEBAUTHN.closed')}</Notice>}
      <Button size="big" block busy={busy} onClick={() => void ask()}>
        {t('signIn.factor.WEBAUTHN.usePasskey')}
      </Button>
    </>
  );
}
