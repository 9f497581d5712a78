import type { ShownMenuItem, ShownMenuLink } from '../../shared/storefront.ts';
import { usePageFacts, usePath, useT } from './page-context.tsx';

/** What there is to look at in a store whose merchant has made no menu. */
function useMenu(): readonly ShownMenuItem[] {
  const t = useT();
  const { menu, hasCollections, sellsGiftCards } = usePageFacts().store.look;
  if (menu.length > 0) return menu;
  return [
    { label: t('nav.all'), link: '/collections/all' },
    ...(hasCollections ? [{ label: t('nav.collections'), link: '/collections' }] : []),
    ...(sellsGiftCards ? [{ label: t('foot.giftCards'), link: '/gift-card' }] : []),
  ];
}

function MenuLink({ label, link }: ShownMenuLink) {
  const to = usePath();
  const { path } = usePageFacts();
  return (
    <a href={link.startsWith('/') ? to(link) : link} aria-current={path === link ? 'page' : undefined}>
      <bdi>{label}</bdi>
    </a>
  );
}

/** The merchant's menu; what is below an item of the bar unfolds under it, and without a script as well. */
export function Menu() {
  return (
    <ul>
      {useMenu().map(({ items, ...item }) => (
        <li key={item.link + item.label}>
          {items ? (
            <details className="sub" name="menu">
              <summary>
                <bdi>{item.label}</bdi>
              </summary>
              <ul>
                {[item, ...items].map((link) => (
                  <li key={link.link + link.label}>
                    <MenuLink {...link} />
                  </li>
                ))}
              </ul>
            </details>
          ) : (
            <MenuLink {...item} />
          )}
        </li>
      ))}
    </ul>
  );
}
