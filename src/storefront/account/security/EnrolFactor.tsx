import { useEffect, useRef } from 'react';
import { useT } from '../../shell/page-context.tsx';
import { Button } from '../../shell/ui/Button.tsx';
import { EnrolCode } from './EnrolCode.tsx';
import { EnrolPasskey } from './EnrolPasskey.tsx';
import styles from './security.module.css';

export type Enrolled = 'TOTP' | 'WEBAUTHN' | 'EMAIL' | 'SMS' | 'CALL';

interface Props {
  kind: Enrolled;
  onDone: (recoveryCodes: readonly string[] | undefined) => void;
  onCancel: () => void;
}

/** Nothing is in use until the member has shown to have it. */
export function EnrolFactor({ kind, onDone, onCancel }: Props) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles['enrol']}>
      <h3 ref={heading} tabIndex={-1}>
        {t(`security.add.${kind}`)}
      </h3>
      {kind === 'WEBAUTHN' ? <EnrolPasskey onDone={onDone} /> : <EnrolCode kind={kind} onDone={onDone} />}
      <div>
        <Button look="line" size="sm" onClick={onCancel}>
          {t('account.cancel')}
        </Button>
      </div>
    </div>
  );
}
