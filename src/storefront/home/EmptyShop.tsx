import { useT } from '../shell/page-context.tsx';

/** Before the first product. Whoever runs the store knows the way to its back office; its customers need none. */
export function EmptyShop() {
  const t = useT();
  return (
    <div className="few-text">
      <h1>{t('home.empty.title')}</h1>
      <p>{t('home.empty.lead')}</p>
    </div>
  );
}
