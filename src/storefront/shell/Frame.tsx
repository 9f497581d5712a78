import type { ReactNode } from 'react';
import { Announcement } from './Announcement.tsx';
import { useT } from './page-context.tsx';
import { ShopFooter } from './ShopFooter.tsx';
import { ShopHeader } from './ShopHeader.tsx';

/** Header, the page, footer. */
export function Frame({ children }: { children: ReactNode }) {
  const t = useT();
  return (
    <>
      <a className="vh skip" href="#main">
        {t('skip')}
      </a>
      <Announcement />
      <ShopHeader />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <ShopFooter />
    </>
  );
}
