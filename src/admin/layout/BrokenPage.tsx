import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Compass, Lock } from 'lucide-react';
import { Link } from 'react-router';
import { useSession } from '../access/session.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Page } from '../ui/Page.tsx';

export function BrokenPage({ error, retry }: { error: unknown; retry: () => void }) {
  const translate = useTranslate();
  return (
    <ErrorState
      error={error}
      title={translate('counterpart.error.page')}
      notDone={translate('counterpart.error.pageDetail')}
      retry={retry}
    />
  );
}

export function NotFound() {
  const translate = useTranslate();
  return (
    <Page title={translate('counterpart.error.notFound')}>
      <EmptyState
        icon={Compass}
        title={translate('counterpart.error.notFound')}
        detail={translate('counterpart.error.notFoundDetail')}
        action={<HomeButton />}
      />
    </Page>
  );
}

export function AccessDenied() {
  const translate = useTranslate();
  const role = useSession()?.person?.role ?? '';
  return (
    <Page title={translate('counterpart.error.denied')}>
      <EmptyState
        icon={Lock}
        title={translate('counterpart.error.denied')}
        detail={translate('counterpart.error.deniedDetail', {
          role: translate(`roles.role.${role}.name`, { _: role }),
        })}
        action={<HomeButton />}
      />
    </Page>
  );
}

const HomeButton = () => {
  const translate = useTranslate();
  return (
    <Button component={Link} to="/">
      {translate('counterpart.error.home')}
    </Button>
  );
};
