import { readServed, ServedContext, type ServedData } from '../shell/address/served.ts';
import { addressesOf } from '../shell/address/saved-address.ts';
import { useT } from '../shell/page-context.tsx';
import { accountPage } from './account-page.tsx';
import { AddressList } from './addresses/AddressList.tsx';
import { Awaited } from './Awaited.tsx';
import { ownMember, useOwnMember } from './member-store.ts';

function Addresses({ data: { served } }: { data: ServedData }) {
  const t = useT();
  const state = useOwnMember();
  return state.phase === 'ready' ? (
    <ServedContext value={served}>
      <AddressList addresses={addressesOf(state.member)} />
    </ServedContext>
  ) : (
    <Awaited phase={state.phase} failed={t('account.failed')} onRetry={ownMember.retry} />
  );
}

export default accountPage<ServedData>('addresses', Addresses, import.meta.env.SSR ? readServed : undefined);
