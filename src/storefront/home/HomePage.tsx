import { Fragment, type ReactNode } from 'react';
import type { HomeSectionName, SectionTexts } from '../../shared/shop-texts.ts';
import { definePage, type PageProps, type PageRequest } from '../shell/define-page.ts';
import { usePageFacts } from '../shell/page-context.tsx';
import { withPlaceholders, type Poster } from '../shell/poster.ts';
import { Collections } from './Collections.tsx';
import { EmptyShop } from './EmptyShop.tsx';
import { Facts } from './Facts.tsx';
import { Hero } from './Hero.tsx';
import { homeHead } from './home-head.ts';
import { Newest } from './Newest.tsx';
import { readStoreHome, type StoreHome } from './read-store-home.ts';
import './home.css';

interface HomeData extends StoreHome {
  /** What the page begins with. */
  hero: Poster[];
}

const IN_HERO = 3;
const NEWEST = 8;
const COLLECTIONS = 6;

/** A front page without the sections that belong to a theme. */
const DRAWN: Partial<Record<HomeSectionName, (data: HomeData, words: SectionTexts) => ReactNode>> = {
  hero: ({ hero, total }, words) => <Hero products={hero} total={total} words={words} />,
  facts: ({ facts }) => <Facts facts={facts} />,
  new: ({ products }, words) => <Newest products={products} words={words} />,
  families: ({ collections }, words) => <Collections collections={collections} words={words} />,
};

function HomePage({ data }: PageProps<HomeData>) {
  const { name } = usePageFacts().store;
  if (data.total === 0) return <EmptyShop />;
  // A page without its first heading would be one that nobody can find their way in.
  const isNamed = data.sections.some((section) => section.name === 'hero');
  return (
    <>
      {!isNamed && <h1 className="vh">{name}</h1>}
      {data.sections.map((words) => (
        <Fragment key={words.name}>{DRAWN[words.name]?.(data, words)}</Fragment>
      ))}
    </>
  );
}

async function readHome(request: PageRequest): Promise<HomeData> {
  const home = await readStoreHome(request);
  const { featured } = request.storefront;
  const pictured = home.products.filter(({ picture }) => picture);
  const first = featured.flatMap((id) => pictured.find((product) => product.id === id) ?? []);
  const hero = [...new Set([...first, ...pictured])].slice(0, IN_HERO);
  const hinted = (list: readonly Poster[]): Promise<Poster[]> => withPlaceholders(list, request.placeholder);
  return {
    ...home,
    hero: await hinted(hero),
    products: await hinted(home.products.slice(0, NEWEST)),
    collections: home.collections.slice(0, COLLECTIONS),
  };
}

export default definePage<HomeData>({
  read: import.meta.env.SSR ? readHome : undefined,
  head: ({ hero, sections }, t, context) =>
    homeHead(
      { picture: hero[0]?.picture, sections, title: t('home.pageTitle', { store: context.store.name }) },
      context,
    ),
  Page: HomePage,
});
