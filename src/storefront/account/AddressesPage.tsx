import { definePage } from '../shell/define-page.ts';
import { useT } from '../shell/page-context.tsx';
import { Button } from '../shell/ui/Button.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { AddressList } from './addresses/AddressList.tsx';
import { addressesOf } from './addresses/addresses.ts';
import { ownMember, useOwnMember } from './member-store.ts';
import styles from './account.module.css';

function Addresses() {
  const t = useT();
  const state = useOwnMember();
  return (
    <>
      <h1>{t('addresses.title')}</h1>
      {state.phase === 'loading' && <div className={styles['blank']} aria-busy="true" />}
      {state.phase === 'failed' && (
        <div className={styles['narrow']} role="alert">
          <p>{t('account.failed')}</p>
          <div>
            <Button look="line" onClick={ownMember.retry}>
              {t('account.retry')}
            </Button>
          </div>
        </div>
      )}
      {state.phase === 'ready' && <AddressList addresses={addressesOf(state.member)} />}
    </>
  );
}

export default definePage({
  head: (_data, t) => ({ title: t('addresses.title'), noIndex: true }),
  Page: () => (
    <AccountFrame section="addresses">
      <Addresses />
    </AccountFrame>
  ),
});
