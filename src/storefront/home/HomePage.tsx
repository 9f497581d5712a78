import { definePage, type PageProps } from '../shell/define-page.ts';
import { renditionUrl } from '../shell/picture-sources.ts';
import { EmptyShop } from './EmptyShop.tsx';
import { Facts } from './Facts.tsx';
import { Families } from './Families.tsx';
import { Hero } from './Hero.tsx';
import { readHome, type HomeData } from './home-data.ts';
import { NewPosters } from './NewPosters.tsx';
import { Numbers } from './Numbers.tsx';
import { Room } from './Room.tsx';
import './home.css';

function HomePage({ data }: PageProps<HomeData>) {
  if (data.total === 0) return <EmptyShop />;
  return (
    <>
      <Hero posters={data.hero} total={data.total} />
      <Facts lowest={data.lowest} />
      <NewPosters posters={data.newest} />
      {data.families.length > 0 && <Families families={data.families} />}
      {data.hung.length === 3 && <Room hung={data.hung} />}
      {data.numbers.length > 2 && <Numbers posters={data.numbers} />}
    </>
  );
}

export default definePage<HomeData>({
  read: import.meta.env.SSR ? readHome : undefined,
  head: ({ hero }, t, { publicUrl, link, store }) => {
    const poster = hero[1];
    const picture = poster?.picture;
    return {
      title: t('home.pageTitle', { store: store.name }),
      description: t('home.description'),
      ...(picture && {
        image: {
          url: new URL(renditionUrl(picture, 1080, picture, 'jpg'), publicUrl).href,
          alt: picture.alt,
        },
      }),
      structured: [
        { '@type': 'Organization', name: store.name, url: link('/'), logo: `${publicUrl}/mark.svg` },
        {
          '@type': 'WebSite',
          name: store.name,
          url: link('/'),
          potentialAction: {
            '@type': 'SearchAction',
            target: `${link('/search')}?q={search_term_string}`,
            'query-input': 'required name=search_term_string',
          },
        },
      ],
    };
  },
  Page: HomePage,
});
