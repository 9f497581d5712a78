import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { useSession } from '../access/session.ts';
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
    <Page
      title={translate('counterpart.error.notFound')}
      meta={translate('counterpart.error.notFoundDetail')}
    >
      <HomeButton />
    </Page>
  );
}

export function AccessDenied() {
  const translate = useTranslate();
  const role = useSession()?.person?.role ?? '';
  const name = translate(`roles.role.${role}.name`, { _: role });
  return (
    <Page
      title={translate('counterpart.error.denied')}
      meta={translate('counterpart.error.deniedDetail', { role: name })}
    >
      <HomeButton />
    </Page>
  );
}

const HomeButton = () => {
  const translate = useTranslate();
  return (
    <Button component={Link} to="/" sx={{ alignSelf: 'start' }}>
      {translate('counterpart.error.home')}
    </Button>
  );
};
