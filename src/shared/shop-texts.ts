import { dayIn } from './days.ts';
import type { RichContent } from './rich-content.ts';

/** The languages the shop speaks; the first is what is shown where another says nothing. */
export const TEXT_LANGUAGES = ['en', 'he'] as const;
export type TextLanguage = (typeof TEXT_LANGUAGES)[number];

/** Pages of words, each at `/pages/<name>`, in the order of the footer. */
export const TEXT_PAGES = ['delivery', 'returns', 'contact', 'terms', 'privacy', 'imprint'] as const;
export type TextPageName = (typeof TEXT_PAGES)[number];

export const ANNOUNCEMENT = 'announcement';
export const HOME_TEXT = 'home';
export const TEXT_NAMES = [...TEXT_PAGES, ANNOUNCEMENT, HOME_TEXT] as const;
export type TextName = (typeof TEXT_NAMES)[number];

export interface PageTexts {
  title: string;
  /** For search engines; a line. */
  description: string;
  body: RichContent;
}

export interface TextPage {
  shown: boolean;
  words: Record<TextLanguage, PageTexts>;
}

/** A line above every page. */
export interface Announcement {
  shown: boolean;
  /** Days of the shop's own calendar, both included. */
  from: string | null;
  until: string | null;
  dismissible: boolean;
  /** A path of the store or a URL; empty: it leads nowhere. */
  link: string;
  words: Record<TextLanguage, string>;
}

export type AnnouncementStatus = 'hidden' | 'scheduled' | 'displayed' | 'ended';

/** @param timeZone of the store, whose calendar its days are of */
export function announcementStatus(
  { shown, from, until }: Pick<Announcement, 'shown' | 'from' | 'until'>,
  { now, timeZone }: { now: Date; timeZone: string },
): AnnouncementStatus {
  if (!shown) return 'hidden';
  const day = dayIn(now, timeZone);
  if (until && until < day) return 'ended';
  return from && day < from ? 'scheduled' : 'displayed';
}

/** Whether a menu or an announcement may lead there. */
export const isStoreLink = (link: string): boolean =>
  /^\/(?![/\\])\S*$/.test(link) || (/^https?:\/\/\S+$/.test(link) && URL.canParse(link));

/** What the front page is made of, in the order it came with. */
export const HOME_SECTIONS = ['hero', 'facts', 'new', 'families', 'room', 'numbers'] as const;
export type HomeSectionName = (typeof HOME_SECTIONS)[number];

/** Which words of a section may be the merchant's own. */
export const SECTION_TEXTS: Record<HomeSectionName, readonly ('title' | 'lead')[]> = {
  hero: ['title', 'lead'],
  facts: [],
  new: ['title'],
  families: ['title'],
  room: ['title', 'lead'],
  numbers: ['title'],
};

export interface SectionTexts {
  /** Empty: as the shop came. */
  title: string;
  lead: string;
}

export interface HomeSection {
  name: HomeSectionName;
  shown: boolean;
  words: Record<TextLanguage, SectionTexts>;
}

export interface HomeText {
  sections: HomeSection[];
}

export type TextDoc = TextPage | Announcement | HomeText;

/** The status of a text in one language: up to date, older than the first language, or missing. */
export type TextStatus = 'said' | 'older' | 'missing';

/** A store text, as the desk displays it. */
export interface ShopText<Doc extends TextDoc = TextDoc> {
  id: TextName;
  kind: 'page' | 'announcement' | 'home';
  doc: Doc;
  revision: string;
  said: Record<TextLanguage, TextStatus>;
  /** Absent while nobody has written it. */
  updatedDate?: string;
  updatedBy?: string;
}

/** One of the states a text was in. */
export interface TextVersion {
  revision: string;
  date: string;
  by: string;
  /** Which languages it changed; empty: what is not words, such as whether it is shown. */
  changed: TextLanguage[];
}

const noWords = (): PageTexts => ({ title: '', description: '', body: { nodes: [] } });
const noSection = (): SectionTexts => ({ title: '', lead: '' });

export const isTextName = (name: string): name is TextName =>
  (TEXT_NAMES as readonly string[]).includes(name);
export const isTextPage = (name: string): name is TextPageName =>
  (TEXT_PAGES as readonly string[]).includes(name);

export const kindOf = (name: TextName): ShopText['kind'] =>
  name === ANNOUNCEMENT ? 'announcement' : name === HOME_TEXT ? 'home' : 'page';

export const emptyPage = (): TextPage => ({ shown: false, words: { en: noWords(), he: noWords() } });
export const emptyAnnouncement = (): Announcement => ({
  shown: false,
  from: null,
  until: null,
  dismissible: true,
  link: '',
  words: { en: '', he: '' },
});
export const emptyHome = (): HomeText => ({
  sections: HOME_SECTIONS.map((name) => ({
    name,
    shown: true,
    words: { en: noSection(), he: noSection() },
  })),
});

/** What a text is before anybody has written it. */
export const emptyText = (name: TextName): TextDoc =>
  name === ANNOUNCEMENT ? emptyAnnouncement() : name === HOME_TEXT ? emptyHome() : emptyPage();

/** What the shop draws around every page. */
export interface FrameTexts {
  /** Pages that are there, with their titles; each at `/pages/<name>`. */
  links: { name: string; title: string }[];
  announcement?: { id: string; text: string; link: string; dismissible: boolean };
}

/** A page as a reader is shown it. */
export interface ShownTextPage extends PageTexts {
  /** The language the words are in, which is not the page's where nobody has translated them. */
  language: TextLanguage;
  /** Empty where no date is displayed. */
  updatedDate: string;
  /** For search engines; absent: the title. */
  seoTitle?: string;
  questions?: { question: string; answer: string }[];
  contactForm?: boolean;
}
