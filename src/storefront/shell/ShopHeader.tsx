import type { MouseEvent } from 'react';
import { bag, useBag } from './bag.ts';
import { usePageFacts, usePath, useT } from './page-context.tsx';
import { SearchForm } from './SearchForm.tsx';
import { useSession } from './session.ts';
import { DropDown } from './ui/DropDown.tsx';
import { Icon } from './ui/Icon.tsx';
import { Wordmark } from './Wordmark.tsx';

const SECTIONS = [
  ['/collections/all', 'nav.posters'],
  ['/collections', 'nav.families'],
  ['/#rooms', 'nav.rooms'],
  ['/#numbers', 'nav.numbers'],
] as const;

function Sections() {
  const t = useT();
  const to = usePath();
  const { path } = usePageFacts();
  return (
    <ul>
      {SECTIONS.map(([href, key]) => (
        <li key={href}>
          <a href={to(href)} aria-current={path === href ? 'page' : undefined}>
            {t(key)}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Bag() {
  const t = useT();
  const to = usePath();
  const { count } = useBag();
  const open = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    bag.open();
  };
  return (
    <a className="icb" href={to('/cart')} aria-label={t('bag.label', { count })} onClick={open}>
      <Icon name="bag" />
      {count > 0 && (
        <span className="bag-n num" aria-hidden="true">
          {count}
        </span>
      )}
    </a>
  );
}

/** Menu and search unfold without a script; without one the bag leads to its page. */
export function ShopHeader() {
  const t = useT();
  const to = usePath();
  const member = useSession().role === 'member';
  const search = (
    <DropDown
      className="drop-down"
      name="bar"
      label={t('search.open')}
      summary={<Icon name="search" />}
      summaryClass="icb"
    >
      <div className="panel">
        <SearchForm />
      </div>
    </DropDown>
  );
  return (
    <header className="bar">
      <nav aria-label={t('nav.label')}>
        <Sections />
      </nav>
      <div className="menu">
        <DropDown
          className="drop-down"
          name="bar"
          label={t('nav.open')}
          summary={<Icon name="menu" />}
          summaryClass="icb"
        >
          <nav className="panel" aria-label={t('nav.label')}>
            <Sections />
          </nav>
        </DropDown>
        {search}
      </div>
      <a className="logo" href={to('/')} aria-label={t('brand.home')}>
        <Wordmark />
      </a>
      <div className="tools">
        <div className="wide">{search}</div>
        <a
          className="icb"
          href={to(member ? '/account' : '/sign-in')}
          aria-label={t(member ? 'account.yours' : 'account.signIn')}
        >
          <Icon name="account" />
        </a>
        <Bag />
      </div>
    </header>
  );
}
