import { addressesOf } from '../shell/address/saved-address.ts';
import { useT } from '../shell/page-context.tsx';
import { accountPage } from './account-page.tsx';
import { AddressList } from './addresses/AddressList.tsx';
import { Awaited } from './Awaited.tsx';
import { ownMember, useOwnMember } from './member-store.ts';

function Addresses() {
  const t = useT();
  const state = useOwnMember();
  return state.phase === 'ready' ? (
    <AddressList addresses={addressesOf(state.member)} />
  ) : (
    <Awaited phase={state.phase} failed={t('account.failed')} onRetry={ownMember.retry} />
  );
}

export default accountPage('addresses', Addresses);
