import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useEffect, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { CallError } from '../../wix/errors.ts';
import { useSession } from '../access/session.ts';
import { hearFailure, isLost, tryConnection, useConnection, useReturn } from '../data/connection.ts';
import { useDesks } from '../data/desk-registry.ts';
import { ErrorState } from '../ui/ErrorState.tsx';
import { useDeniedMessage } from '../ui/query-state/use-denied-message.ts';
import { Page } from '../ui/Page.tsx';
import { MissingCode } from '../ui/preloadable.tsx';
import { isAt, usePlaces } from './nav-places.ts';

export function BrokenPage({ error, retry }: { error: unknown; retry: () => void }) {
  const translate = useTranslate();
  // Its code may not have come: then it does as soon as the server is there again.
  useEffect(() => hearFailure(error), [error]);
  useReturn(retry);
  const { lost } = useConnection();
  if (error instanceof MissingCode && !lost) {
    const message = translate('counterpart.error.codeDetail');
    return (
      <ErrorState
        error={new CallError({ code: error.name, status: 404, message })}
        title={translate('counterpart.error.code')}
        retry={() => void reload()}
        retryLabel={translate('counterpart.error.reload')}
      />
    );
  }
  return (
    <ErrorState
      error={error}
      title={translate('counterpart.error.page')}
      notDone={translate('counterpart.error.pageDetail')}
      retry={retry}
    />
  );
}

/** Not while nobody answers: that would leave the person with the browser's own error. */
async function reload(): Promise<void> {
  await tryConnection();
  if (!isLost()) location.reload();
}

/** An address that leads nowhere is named, so that a mistyped letter is seen. */
export function NotFound() {
  const translate = useTranslate();
  const { pathname } = useLocation();
  return (
    <Page
      title={translate('counterpart.error.notFound')}
      meta={
        <span style={{ overflowWrap: 'anywhere' }}>
          {translate('counterpart.error.notFoundAt', { path: `/admin${pathname}` })}
        </span>
      }
    >
      <WaysOut />
    </Page>
  );
}

export function AccessDenied() {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const granted = useSession()?.person?.permissions ?? [];
  const desk = useDesks().find(({ name }) => isAt(pathname, { to: `/${name}` }));
  const missing = desk?.rights.list.filter((right) => !granted.includes(right)) ?? [];
  const say = useDeniedMessage();
  const page = desk && translate(`${desk.name}.name`);
  return (
    <Page title={translate('counterpart.error.denied')} meta={say(missing, page)}>
      <WaysOut />
    </Page>
  );
}

/** Where this person can go from here. */
const WaysOut = () => {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const { main } = usePlaces();
  return (
    <Row>
      {main
        .filter((place) => !isAt(pathname, place))
        .map(({ to, label, icon: Icon }) => (
          <Button key={to} component={Link} to={to}>
            <Icon aria-hidden />
            {to === '/' ? translate('counterpart.error.home') : translate(label)}
          </Button>
        ))}
    </Row>
  );
};

const Row = ({ children }: { children: ReactNode }) => (
  <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>{children}</div>
);
