import type { HomeSectionName, SectionTexts } from '../../shared/shop-texts.ts';
import type { StorefrontSettings } from '../../shared/storefront.ts';

type Content = Pick<StorefrontSettings, 'menu' | 'footer' | 'facts' | 'notes'>;

/** What Halfdrop says on its own pages, beside what its theme calls its posters. */
export const content: Content = {
  menu: [
    { label: { en: 'Posters', he: 'פוסטרים' }, link: '/collections/all', items: [] },
    { label: { en: 'Families', he: 'משפחות' }, link: '/collections', items: [] },
    { label: { en: 'Rooms', he: 'חדרים' }, link: '/#rooms', items: [] },
    { label: { en: 'Numbers', he: 'מספרים' }, link: '/#numbers', items: [] },
  ],
  footer: {
    title: { en: 'Every poster begins with a number.', he: 'כל פוסטר מתחיל במספר.' },
    lead: {
      en: 'Drawn by small programs, printed one at a time, posted flat within three days.',
      he: 'מצוירים בידי תוכנות קטנות, מודפסים אחד־אחד ונשלחים שטוחים בתוך שלושה ימים.',
    },
  },
  facts: [
    {
      title: { en: 'From %{price}', he: 'החל מ־%{price}' },
      detail: { en: '30 × 42, 50 × 70 and 70 × 98 cm', he: '42 × 30, 70 × 50 או 98 × 70 ס״מ' },
    },
    {
      title: { en: '250 g cotton paper', he: 'נייר כותנה 250 גרם' },
      detail: { en: 'Twelve pigment inks, made to last', he: 'שנים־עשר צבעי פיגמנט, לאורך שנים' },
    },
    {
      title: { en: 'Printed in Porto', he: 'מודפס בפורטו' },
      detail: { en: 'To order, posted within three days', he: 'לפי הזמנה, נשלח תוך שלושה ימים' },
    },
    {
      title: { en: 'Thirty days', he: 'שלושים יום' },
      detail: { en: 'To change your mind, framed or not', he: 'להתחרט, עם מסגרת או בלעדיה' },
    },
  ],
  notes: [
    {
      title: { en: 'Paper and frame', he: 'נייר ומסגרת' },
      text: {
        en: 'Twelve pigment inks on uncoated paper, with a white margin. Frames are solid ash or oak with acrylic glass, hung ready; the back carries the number in pencil.',
        he: 'שנים־עשר צבעי פיגמנט על נייר לא מצופה, עם שוליים לבנים. המסגרות ממילה או מאלון מלא עם זכוכית אקרילית, מוכנות לתלייה; המספר כתוב בעיפרון מאחור.',
      },
    },
    {
      title: { en: 'Delivery and returns', he: 'משלוח והחזרות' },
      text: {
        en: 'Printed to order in Porto and posted flat within three days. You have thirty days to change your mind; we pay the way back if a sheet arrives bent.',
        he: 'מודפס לפי הזמנה בפורטו ונשלח שטוח בתוך שלושה ימים. יש לכם שלושים יום להתחרט; אם גיליון הגיע מקופל, הדרך חזרה עלינו.',
      },
    },
  ],
};

/** Business days until a poster ships. */
export const DISPATCH_DAYS = 3;

/** What hangs where a page has no posters of its own, chosen by eye. */
export const FEATURED = [
  'low-sun',
  'meltwater',
  'first-quarter',
  'corkscrew',
  'unnamed-island',
  'violet-hour',
  'sunflower-state',
  'moonrise-over-lines',
  'last-ferry',
  'ember-valley',
  'dandelion-clock',
];

/** The sections of the front page that say something of their own. */
export const homeTexts: Partial<Record<HomeSectionName, Record<'en' | 'he', SectionTexts>>> = {
  hero: {
    en: {
      title: '',
      lead: 'We write small programs that draw. You choose a drawing, we print that one number on heavy cotton paper, and it is on its way within three days.',
    },
    he: {
      title: '',
      lead: 'אנחנו כותבים תוכנות קטנות שמציירות. אתם בוחרים ציור, אנחנו מדפיסים את המספר הזה על נייר כותנה כבד, והוא יוצא לדרך בתוך שלושה ימים.',
    },
  },
};
