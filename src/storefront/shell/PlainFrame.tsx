import { useSyncExternalStore, type ReactNode } from 'react';
import { usePath, useT } from './page-context.tsx';
import { visitLinks } from './visit.ts';
import { Wordmark } from './Wordmark.tsx';

const neverChanges = () => () => {};

/** Where one pays: nothing around it but the name of the shop and the way back. */
export function PlainFrame({ children }: { children: ReactNode }) {
  const t = useT();
  const to = usePath();
  const ours = to('/cart');
  // Another app may have a bag page of its own; only this browser knows.
  const back = useSyncExternalStore(
    neverChanges,
    () => visitLinks().cart ?? ours,
    () => ours,
  );
  return (
    <>
      <a className="vh skip" href="#main">
        {t('skip')}
      </a>
      <header className="bar plain">
        <a className="logo" href={to('/')} aria-label={t('brand.home')}>
          <Wordmark />
        </a>
        <a className="link" href={back}>
          {t('bag.back')}
        </a>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
