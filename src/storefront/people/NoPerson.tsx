import { usePath, useT } from '../shell/page-context.tsx';
import { ButtonLink } from '../shell/ui/Button.tsx';

/** Says no more than the page of an address that leads nowhere. */
export function NoPerson() {
  const t = useT();
  const to = usePath();
  return (
    <div className="few-text">
      <h1>{t('missing.title')}</h1>
      <p>{t('missing.lead')}</p>
      <ButtonLink href={to('/collections/all')}>{t('missing.all')}</ButtonLink>
    </div>
  );
}
