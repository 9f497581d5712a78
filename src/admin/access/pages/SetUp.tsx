import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { Link, useSearchParams } from 'react-router';
import { LineSkeleton } from '../../ui/Skeletons.tsx';
import { callApi } from '../call-api.ts';
import { AccessFrame } from './AccessFrame.tsx';
import { NewAccountForm } from './NewAccountForm.tsx';
import '../../i18n/access.ts';
import styles from './Access.module.css';

export default function SetUp() {
  const translate = useTranslate();
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const { data, isError } = useQuery({
    queryKey: ['setup', token],
    queryFn: ({ signal }) =>
      callApi<{ needed: boolean; valid: boolean }>(
        'GET',
        `/admin/api/setup?token=${encodeURIComponent(token)}`,
        undefined,
        {
          signal,
        },
      ),
    retry: false,
  });
  if (isError || (data && !data.valid)) {
    return (
      <AccessFrame
        title={translate('access.setup.invalid')}
        detail={translate(data && !data.needed ? 'access.setup.owned' : 'access.setup.goneDetail')}
      >
        <p className={styles['form']}>
          <Link className="link" to="/sign-in">
            {translate('access.forgot.back')}
          </Link>
        </p>
      </AccessFrame>
    );
  }
  return (
    <AccessFrame title={translate('access.setup.title')} detail={translate('access.setup.detail')}>
      {data ? (
        <NewAccountForm path="/admin/api/setup" token={token} submit={translate('access.setup.submit')} />
      ) : (
        <LineSkeleton />
      )}
    </AccessFrame>
  );
}
