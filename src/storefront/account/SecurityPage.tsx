import { shopperSettings } from '../../wix/shopper/settings.ts';
import { useT } from '../shell/page-context.tsx';
import { accountPage } from './account-page.tsx';
import { Awaited } from './Awaited.tsx';
import { DeleteAccount } from './security/DeleteAccount.tsx';
import { Factors } from './security/Factors.tsx';
import { LoginEmail } from './security/LoginEmail.tsx';
import { OwnData } from './security/OwnData.tsx';
import { PasswordSection } from './security/PasswordSection.tsx';
import { Sessions } from './security/Sessions.tsx';
import { useSecurity } from './security/use-security.ts';

function Security() {
  const t = useT();
  const { state, retry } = useSecurity();
  if (state.phase !== 'ready')
    return <Awaited phase={state.phase} failed={t('security.failed')} onRetry={() => void retry()} />;
  const { security } = state;
  return (
    <>
      <PasswordSection security={security} onChanged={retry} />
      <LoginEmail email={security.email} verified={security.emailVerified} onChanged={retry} />
      <Factors security={security} onChanged={retry} />
      <Sessions sessions={security.sessions} onChanged={retry} />
      {shopperSettings().embedded && <OwnData />}
      <DeleteAccount email={security.email} />
    </>
  );
}

export default accountPage('security', Security);
