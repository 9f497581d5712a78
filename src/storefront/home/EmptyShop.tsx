import { useT } from '../shell/page-context.tsx';
import { ButtonLink } from '../shell/ui/Button.tsx';

/** Before the first product: kind to visitors, with the way in for whom it concerns. */
export function EmptyShop() {
  const t = useT();
  return (
    <div className="few-words">
      <h1>{t('home.empty.title')}</h1>
      <p>{t('home.empty.lead')}</p>
      <ButtonLink href="/admin" look="line">
        {t('foot.backOffice')}
      </ButtonLink>
    </div>
  );
}
