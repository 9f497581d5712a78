import type { HomeSectionName, SectionTexts } from '../../shared/shop-texts.ts';
import type { Head, HeadContext } from '../shell/define-page.ts';
import { renditionUrl, type PictureMedia } from '../shell/picture-sources.ts';
import { organization } from './organization.ts';

interface Displayed {
  title: string;
  sections: readonly ({ name: HomeSectionName } & SectionTexts)[];
  picture: PictureMedia | undefined;
}

const SHARED_WIDTH = 1080;

/** What search engines and previews read of a front page, whichever theme draws it. */
export function homeHead({ title, sections, picture }: Displayed, context: HeadContext): Head {
  const { publicUrl, link, store } = context;
  const lead = sections.find(({ name }) => name === 'hero')?.lead;
  return {
    title,
    ...(lead && { description: lead }),
    ...(picture && {
      image: {
        url: new URL(renditionUrl(picture, SHARED_WIDTH, picture, 'jpg'), publicUrl).href,
        alt: picture.alt,
      },
    }),
    structured: [
      organization({ store, link, publicUrl }),
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
}
