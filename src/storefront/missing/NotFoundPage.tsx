import type { ComponentType } from 'react';
import { definePage, type PageDefinition, type PageProps, type PageRequest } from '../shell/define-page.ts';
import { usePageFacts, usePath, useT } from '../shell/page-context.tsx';
import { PosterCard } from '../shell/PosterCard.tsx';
import type { Poster } from '../shell/poster.ts';
import { readHangings } from '../shell/read-hangings.ts';
import { SearchForm } from '../shell/SearchForm.tsx';
import styles from './not-found.module.css';
import { useVisibleToMember } from './use-visible-to-member.ts';

export interface MissingProps {
  products: readonly Poster[];
}

const MAX_PRODUCTS = 4;

const WAYS = [
  ['/', 'brand.home', 'missing.home'],
  ['/collections', 'nav.collections', 'missing.families'],
  ['/collections/all?sort=newest', 'missing.new', 'missing.newest'],
  ['/account', 'missing.orders', 'missing.track'],
] as const;

function Products({ products }: MissingProps) {
  if (products.length === 0) return null;
  return (
    <div className={styles['products']}>
      {products.map((product) => (
        <PosterCard key={product.id} poster={product} sizes="(max-width: 700px) 46vw, 23vw" />
      ))}
    </div>
  );
}

interface Props extends MissingProps {
  Drawing: ComponentType<MissingProps> | undefined;
}

function Missing({ products, Drawing }: Props) {
  const t = useT();
  const to = usePath();
  const { hasCollections } = usePageFacts().store.look;
  const seen = useVisibleToMember();
  if (seen) return <seen.View person={seen.person} />;
  return (
    <>
      <section className={Drawing && styles['missing']}>
        <div className={Drawing ? undefined : styles['plain']}>
          <h1>{t('missing.title')}</h1>
          <p>{t('missing.lead')}</p>
          <SearchForm autoFocus />
          <a className="link" href={to('/collections/all')}>
            {t('missing.all')}
          </a>
        </div>
        {Drawing ? <Drawing products={products} /> : <Products products={products} />}
      </section>
      <nav className={`wrap ${styles['options']}`} aria-label={t('missing.links')}>
        {WAYS.filter(([href]) => hasCollections || href !== '/collections').map(([href, name, note]) => (
          <a key={href} href={to(href)}>
            <b>{t(name)}</b>
            {t(note)}
          </a>
        ))}
      </nav>
    </>
  );
}

/** @param Drawing what a theme draws beside the words, of at most so many products */
export function notFoundPage(
  Drawing?: ComponentType<MissingProps>,
  maxProducts = MAX_PRODUCTS,
): PageDefinition<MissingProps> {
  const read = async (request: PageRequest): Promise<MissingProps> => ({
    products: await readHangings(request, maxProducts),
  });
  return definePage<MissingProps>({
    read: import.meta.env.SSR ? read : undefined,
    head: (_, t) => ({ title: t('missing.title'), noIndex: true }),
    Page: ({ data }: PageProps<MissingProps>) => <Missing products={data.products} Drawing={Drawing} />,
  });
}

export default notFoundPage();
