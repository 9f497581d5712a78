import { usePath, useT } from './page-context.tsx';
import { ButtonLink } from './ui/Button.tsx';

/** Where a page will be that the browser draws; one that cannot is told so. */
export function Awaited() {
  const t = useT();
  const to = usePath();
  return (
    <div className="awaited" aria-busy="true">
      <noscript>
        <div className="few-text">
          <h1>{t('script.title')}</h1>
          <p>{t('script.lead')}</p>
          <ButtonLink href={to('/collections/all')}>{t('missing.all')}</ButtonLink>
        </div>
      </noscript>
    </div>
  );
}
