import { useRef, useState } from 'react';
import { hasPasskeys } from '#wix/shopper/passkey.ts';
import type { Factor, Security } from '#wix/shopper/account-security.ts';
import type { FactorType } from '#wix/shopper/sign-in-state.ts';
import { useT } from '../../shell/page-context.tsx';
import { ShopDate } from '../../shell/ShopDate.tsx';
import { Button } from '../../shell/ui/Button.tsx';
import { Icon, type IconName } from '../../shell/ui/Icon.tsx';
import { Notice } from '../../shell/ui/Notice.tsx';
import { ConfirmPassword } from './ConfirmPassword.tsx';
import { EnrolFactor, type Enrolled } from './EnrolFactor.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { useProtected } from './use-protected.ts';
import styles from './security.module.css';

const icons: Readonly<Partial<Record<FactorType, IconName>>> = {
  TOTP: 'phone',
  WEBAUTHN: 'key',
  EMAIL: 'mail',
  SMS: 'phone',
  CALL: 'phone',
};

const KINDS = ['TOTP', 'WEBAUTHN', 'EMAIL', 'SMS', 'CALL'] as const;

interface Props {
  security: Security;
  onChanged: () => Promise<void>;
}

/** What is asked besides the password, and how one gets in without it. */
export function Factors({ security, onChanged }: Props) {
  const t = useT();
  const { factors, recoveryCodesLeft } = security;
  const [adding, setAdding] = useState<Enrolled>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [said, setSaid] = useState<'added' | 'removed'>();
  const { asking, ask, answer, close, busy, problem } = useProtected();
  const title = useRef<HTMLHeadingElement>(null);
  const offered = KINDS.filter(
    (kind) =>
      (kind === 'WEBAUTHN' ? hasPasskeys() : !factors.some(({ type }) => type === kind)) && kind !== adding,
  );

  const done = async (fresh: readonly string[] | undefined): Promise<void> => {
    setAdding(undefined);
    setSaid('added');
    if (fresh) setCodes(fresh);
    title.current?.focus();
    await onChanged();
  };

  return (
    <section aria-labelledby="factors">
      <h2 id="factors" ref={title} tabIndex={-1}>
        {t('security.factors')}
      </h2>
      <p className="small quiet">
        {t(factors.length === 0 ? 'security.factorsNone' : 'security.factorsText')}
      </p>
      {said && <Notice kind="success">{t(`security.factorOutcome.${said}`)}</Notice>}
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />}
      {factors.length > 0 && (
        <ul className={styles['list']}>
          {factors.map((factor) => (
            <li key={factor.id}>
              <Icon name={icons[factor.type] ?? 'lock'} />
              <FactorText factor={factor} />
              <Button
                look="line"
                size="sm"
                aria-label={t('security.removeOf', { name: t(`security.kind.${kindOf(factor)}`) })}
                onClick={() => ask({ kind: 'remove', id: factor.id })}
              >
                {t('security.remove')}
              </Button>
            </li>
          ))}
          <li>
            <Icon name="key" />
            <span>
              <b>{t('security.codes')}</b>
              <small>{t('security.codesLeft', { count: recoveryCodesLeft })}</small>
            </span>
            <Button look="line" size="sm" onClick={() => ask({ kind: 'codes' })}>
              {t('security.newCodes')}
            </Button>
          </li>
        </ul>
      )}
      <ConfirmPassword
        asking={asking}
        busy={busy}
        problem={problem}
        onClose={close}
        onAnswer={async (password) => {
          const result = await answer(password);
          if (!result) return;
          if (result.recoveryCodes) setCodes(result.recoveryCodes);
          else setSaid('removed');
          title.current?.focus();
          await onChanged();
        }}
      />
      {adding && (
        <EnrolFactor
          key={adding}
          kind={adding}
          onDone={(fresh) => void done(fresh)}
          onCancel={() => setAdding(undefined)}
        />
      )}
      <div className={styles['offers']}>
        {offered.map((kind) => (
          <Button
            key={kind}
            look="line"
            size="sm"
            onClick={() => {
              setSaid(undefined);
              setAdding(kind);
            }}
          >
            <Icon name={icons[kind] ?? 'lock'} small />
            {t(`security.add.${kind}`)}
          </Button>
        ))}
      </div>
    </section>
  );
}

const kindOf = ({ type }: Factor): Exclude<FactorType, 'RECOVERY_CODE'> =>
  type === 'RECOVERY_CODE' ? 'TOTP' : type;

function FactorText({ factor }: { factor: Factor }) {
  const t = useT();
  return (
    <span>
      <b>
        {t(`security.kind.${kindOf(factor)}`)} {factor.label && <bdi>{factor.label}</bdi>}
      </b>
      <small>
        {t('security.since')} <ShopDate value={factor.createdDate} />
        {factor.lastUsedDate && (
          <>
            {' · '}
            {t('security.used')} <ShopDate value={factor.lastUsedDate} />
          </>
        )}
      </small>
    </span>
  );
}
