import type { ReactNode } from 'react';
import { Suspense, useEffect, useState } from 'react';
import { useTranslate } from 'ra-core';
import { Navigate, useLocation } from 'react-router';
import { useMay, useSession } from '../access/session.ts';
import { useLiveUpdates } from '../data/live.ts';
import { useDesks } from '../data/desk-registry.ts';
import { preloadable } from '../ui/preloadable.tsx';
import { RowsSkeleton } from '../ui/Skeletons.tsx';
import { Toaster } from '../ui/Toaster.tsx';
import { PickerPlace } from '../picker/PickerPlace.tsx';
import { RunnerPanel } from '../ui/runner/RunnerPanel.tsx';
import { UploadFrame } from '../uploads/UploadFrame.tsx';
import { usePhone } from '../ui/use-phone.ts';
import { AccessDenied } from './BrokenPage.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { LostConnection } from './LostConnection.tsx';
import { PaletteField } from './PaletteField.tsx';
import { PhoneBar } from './PhoneBar.tsx';
import { isAt } from './nav-places.ts';
import { Rail } from './Rail.tsx';
import { TopBar } from './TopBar.tsx';
import { Unreached } from './Unreached.tsx';
import { useRevealedFocus } from './use-revealed-focus.ts';
import { useShellKeys } from './use-shell-keys.ts';
import { useUnhandledFailures } from './use-unhandled-failures.ts';
import styles from './Shell.module.css';

const Palette = preloadable<{ typed: string; onClose: () => void }>(() => import('./palette/Palette.tsx'));
const KeySheet = preloadable<{ onClose: () => void }>(() => import('./KeySheet.tsx'));

export function Shell({ children }: { children?: ReactNode }) {
  const translate = useTranslate();
  const session = useSession();
  const location = useLocation();
  const phone = usePhone();
  const here = useDesks().find(({ name }) => isAt(location.pathname, { to: `/${name}` }));
  const mayOpen = useMay(here?.rights.list);
  const [open, setOpen] = useState<'palette' | 'keys' | undefined>();
  const [typed, setTyped] = useState('');
  const close = () => setOpen(undefined);
  const openPalette = () => {
    setTyped('');
    setOpen('palette');
  };
  useLiveUpdates(session?.person !== undefined);
  useUnhandledFailures();
  useRevealedFocus();
  // Neither is needed to read the page; both are there by the time somebody presses a key.
  useEffect(() => {
    const timer = setTimeout(
      () => void Promise.all([Palette.preload(), KeySheet.preload()]).catch(() => undefined),
      2000,
    );
    return () => clearTimeout(timer);
  }, []);
  useShellKeys({ onPalette: openPalette, onKeys: () => setOpen('keys') });
  if (!session) return <Unreached />;
  if (!session.person) {
    return <Navigate to="/sign-in" replace state={{ next: `${location.pathname}${location.search}` }} />;
  }
  if (session.person.lacksSecondFactor && location.pathname !== '/profile')
    return <Navigate to="/profile" replace />;
  return (
    <div className={styles['shell']}>
      <LostConnection />
      <a href="#content" className={styles['skip']}>
        {translate('counterpart.frame.skip')}
      </a>
      {!phone && <Rail onKeys={() => setOpen('keys')} />}
      {!phone && <TopBar onSearch={openPalette} />}
      <main id="content" tabIndex={-1} className={styles['main']}>
        <ErrorBoundary key={here?.onePage ? here.name : location.pathname}>
          <Suspense fallback={<PageSkeleton />}>{mayOpen ? children : <AccessDenied />}</Suspense>
        </ErrorBoundary>
      </main>
      {phone && <PhoneBar onSearch={openPalette} />}
      <RunnerPanel />
      <UploadFrame />
      <PickerPlace />
      <Toaster />
      <Suspense fallback={open === 'palette' && <PaletteField onTyped={setTyped} onClose={close} />}>
        {open === 'palette' && <Palette typed={typed} onClose={close} />}
        {open === 'keys' && <KeySheet onClose={close} />}
      </Suspense>
    </div>
  );
}

const PageSkeleton = () => (
  <div className={styles['skeleton']} aria-busy>
    <RowsSkeleton rows={10} />
  </div>
);
