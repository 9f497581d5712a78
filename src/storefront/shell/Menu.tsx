import type { ShownMenuLink } from '../../shared/storefront.ts';
import { usePageFacts, usePath } from './page-context.tsx';

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
      {usePageFacts().store.look.menu.map(({ items, ...item }) => (
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
