import type { ReactNode } from 'react';
import { usePageFacts, usePath, useT } from './page-context.tsx';

interface Props {
  /** In place of the name, such as a logo. */
  children?: ReactNode;
}

/** Leads to the front page. A theme may draw the name of a store that it knows. */
export function StoreName({ children }: Props) {
  const t = useT();
  const to = usePath();
  const { name } = usePageFacts().store;
  return (
    <a
      className="logo"
      href={to('/')}
      aria-label={t('brand.home')}
      data-store={children === undefined ? name : undefined}
    >
      {children ?? name}
    </a>
  );
}
