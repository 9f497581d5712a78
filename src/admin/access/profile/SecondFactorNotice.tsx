import { useTranslate } from 'ra-core';
import { ShieldAlert } from 'lucide-react';
import styles from './Profile.module.css';

/** Why nothing but this page opens: the role requires a second factor. */
export function SecondFactorNotice() {
  const translate = useTranslate();
  return (
    <div role="status" className={styles['required']}>
      <ShieldAlert size={18} aria-hidden />
      <p>
        <b>{translate('access.profile.secondRequired')}</b> {translate('access.profile.secondRequiredDetail')}
      </p>
    </div>
  );
}
