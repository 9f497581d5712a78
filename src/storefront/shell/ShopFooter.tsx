import { localeCodes, localePath, locales } from '../i18n/locales.ts';
import { usePageFacts, usePath, useT } from './page-context.tsx';
import { useSession } from './session.ts';
import { ShopContact } from './ShopContact.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { ButtonLink } from './ui/Button.tsx';

const COLUMNS = [
  {
    title: 'foot.shop',
    links: [
      ['/collections/all', 'foot.all'],
      ['/collections', 'foot.families'],
      ['/search', 'foot.search'],
      ['/gift-card', 'foot.giftCards'],
      ['/cart', 'foot.cart'],
      ['/wishlist', 'foot.wishlist'],
    ],
  },
  {
    title: 'foot.help',
    links: [
      ['/order-look-up', 'foot.lookUp'],
      ['/account', 'foot.account'],
      ['/sign-in', 'foot.signIn'],
      ['/register', 'foot.register'],
    ],
  },
] as const;

function Languages() {
  const t = useT();
  const { locale, path, search } = usePageFacts();
  return (
    <ul aria-label={t('foot.language')}>
      {localeCodes.map((code) => (
        <li key={code}>
          <a
            href={localePath(code, path) + search}
            lang={code}
            hrefLang={code}
            aria-current={code === locale ? 'true' : undefined}
          >
            {locales[code].name}
          </a>
        </li>
      ))}
    </ul>
  );
}

export function ShopFooter() {
  const t = useT();
  const to = usePath();
  const { store, texts } = usePageFacts();
  const isMember = useSession().role === 'member';
  const { footer, hasCollections, sellsGiftCards } = store.look;
  const hidden = new Set<string>([
    ...(store.wishlists ? [] : ['/wishlist', '/gift-card']),
    ...(hasCollections ? [] : ['/collections']),
    ...(sellsGiftCards ? [] : ['/gift-card']),
    ...(isMember ? ['/sign-in', '/register'] : []),
  ]);
  return (
    <footer className="foot">
      <div className="wrap foot-in">
        <div>
          <h2>
            <bdi>{footer.title || store.name}</bdi>
          </h2>
          {footer.lead && (
            <p>
              <bdi>{footer.lead}</bdi>
            </p>
          )}
          <ShopContact />
        </div>
        {COLUMNS.map(({ title, links }) => (
          <nav key={title} aria-label={t(title)}>
            <h3>{t(title)}</h3>
            <ul>
              {links
                .filter(([href]) => !hidden.has(href))
                .map(([href, key]) => (
                  <li key={href}>
                    <a href={to(href)}>{t(key)}</a>
                  </li>
                ))}
            </ul>
          </nav>
        ))}
        {texts && texts.links.length > 0 && (
          <nav aria-label={t('foot.good')}>
            <h3>{t('foot.good')}</h3>
            <ul>
              {texts.links.map(({ name, title }) => (
                <li key={name}>
                  <a href={to(`/pages/${name}`)}>
                    <bdi>{title}</bdi>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {store.demo && (
          <div>
            <h3>{t('foot.merchants')}</h3>
            <ButtonLink href="/admin" look="line" size="sm">
              {t('foot.backOffice')}
            </ButtonLink>
          </div>
        )}
      </div>
      <div className="wrap">
        <div className="legal">
          <span>{t('foot.legal', { store: store.name })}</span>
          <div className="prefs">
            <Languages />
            <ThemeSwitch />
          </div>
        </div>
      </div>
    </footer>
  );
}
