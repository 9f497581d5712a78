import type { ReactNode } from 'react';
import { locales, localeCodes, localePath } from '../i18n/locales.ts';
import { usePageFacts, useT } from './page-context.tsx';
import { StoreName } from './StoreName.tsx';
import styles from './WallFrame.module.css';

/** Where one signs in: the name of the shop, one form, and room beside it for a wall. */
export function WallFrame({ children }: { children: ReactNode }) {
  const t = useT();
  const { locale, path, search } = usePageFacts();
  return (
    <div className={styles['frame']}>
      <a className="vh skip" href="#main">
        {t('skip')}
      </a>
      <header>
        <StoreName />
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <footer>
        <nav aria-label={t('foot.language')}>
          <ul>
            {localeCodes.map((code) => (
              <li key={code}>
                <a
                  href={localePath(code, path) + search}
                  lang={locales[code].tag}
                  aria-current={code === locale ? 'true' : undefined}
                >
                  {locales[code].name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </footer>
    </div>
  );
}
