import type { MouseEvent } from 'react';
import { cartStore, useCartBadge } from './cart-store.ts';
import { Menu } from './Menu.tsx';
import { usePath, useT } from './page-context.tsx';
import { SearchForm } from './SearchForm.tsx';
import { useSession } from './session.ts';
import { StoreName } from './StoreName.tsx';
import { DropDown } from './ui/DropDown.tsx';
import { Icon } from './ui/Icon.tsx';

function Bag() {
  const t = useT();
  const to = usePath();
  const { count } = useCartBadge();
  const open = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    cartStore.open();
  };
  return (
    <a className="icb" href={to('/cart')} aria-label={t('cart.label', { count })} onClick={open}>
      <Icon name="bag" />
      {count > 0 && (
        <span className="cart-n num" aria-hidden="true">
          {count}
        </span>
      )}
    </a>
  );
}

/** Menu and search unfold without a script; without one the cart leads to its page. */
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
        <Menu />
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
            <Menu />
          </nav>
        </DropDown>
        {search}
      </div>
      <StoreName />
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
