import { useState } from 'react';
import { readPendingSignIn } from '../../wix/shopper/pending-sign-in.ts';
import { hasPasskeys } from '../../wix/shopper/passkey.ts';
import type { FactorType } from '../../wix/shopper/sign-in-state.ts';
import { definePage, type PageProps } from '../shell/define-page.ts';
import { usePath, useT } from '../shell/page-context.tsx';
import { Icon } from '../shell/ui/Icon.tsx';
import { BesideWall } from './BesideWall.tsx';
import { FactorForm } from './FactorForm.tsx';
import { NothingPending } from './NothingPending.tsx';
import { readWall, type WallData } from './read-wall.ts';
import { withPurpose } from './purpose.ts';
import styles from './sign-in.module.css';

/** The first that the member has is offered, the others are one press away. */
const ORDER: readonly FactorType[] = ['TOTP', 'WEBAUTHN', 'EMAIL', 'SMS', 'CALL', 'RECOVERY_CODE'];

function SecondFactorPage({ data }: PageProps<WallData>) {
  const t = useT();
  const to = usePath();
  const [pending] = useState(readPendingSignIn);
  const offered = ORDER.filter(
    (type) => pending?.factors?.includes(type) && (type !== 'WEBAUTHN' || hasPasskeys()),
  );
  const [chosen, setChosen] = useState<FactorType | undefined>(offered[0]);
  if (pending?.state !== 'second-factor' || !pending.stateToken || !chosen)
    return <NothingPending wall={data} />;
  const { email, stateToken, authorize, back } = pending;
  const way = { ...(authorize !== undefined && { authorize }), ...(back !== undefined && { back }) };
  return (
    <BesideWall wall={data}>
      <span className={`chip ${styles['step']}`}>
        <Icon name="lock" small />
        {t('signIn.factor.step')}
      </span>
      <h1>{t(`signIn.factor.${chosen}.title`)}</h1>
      <FactorForm key={chosen} factor={chosen} stateToken={stateToken} email={email} way={way} />
      <p className={styles['options']}>
        {offered
          .filter((type) => type !== chosen)
          .map((type) => (
            <button key={type} type="button" className="link" onClick={() => setChosen(type)}>
              {t(`signIn.factor.${type}.use`)}
            </button>
          ))}
        <a className="link" href={withPurpose(to('/sign-in'), way)}>
          {t('signIn.another')}
        </a>
      </p>
    </BesideWall>
  );
}

export default definePage<WallData>({
  read: import.meta.env.SSR ? readWall(3) : undefined,
  head: (_data, t) => ({ title: t('signIn.factor.pageTitle'), noIndex: true }),
  Page: SecondFactorPage,
});
