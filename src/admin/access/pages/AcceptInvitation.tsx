import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useSearchParams } from 'react-router';
import { LineSkeleton } from '../../ui/Skeletons.tsx';
import { callApi } from '../call-api.ts';
import { AccessFrame } from './AccessFrame.tsx';
import { NewAccountForm } from './NewAccountForm.tsx';
import '../../i18n/access.ts';

interface Invitation {
  email: string;
  role: string;
  store: string;
}

export default function AcceptInvitation() {
  const translate = useTranslate();
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const { data, isError } = useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) =>
      callApi<Invitation>(
        'GET',
        `/admin/api/invitations/accept?token=${encodeURIComponent(token)}`,
        undefined,
        { signal },
      ),
    retry: false,
  });
  if (isError) {
    return (
      <AccessFrame title={translate('access.accept.invalid')} detail={translate('access.accept.goneDetail')}>
        {null}
      </AccessFrame>
    );
  }
  const role = data && translate(`roles.role.${data.role}.name`, { _: data.role });
  return (
    <AccessFrame
      title={translate('access.accept.title', { store: data?.store ?? '…' })}
      detail={data && translate('access.accept.detail', { email: data.email, role })}
    >
      {data ? (
        <NewAccountForm
          path="/admin/api/invitations/accept"
          token={token}
          email={data.email}
          submit={translate('access.accept.submit')}
        />
      ) : (
        <LineSkeleton />
      )}
    </AccessFrame>
  );
}
