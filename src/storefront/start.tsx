import './shell/fonts.css';
import './shell/tokens.css';
import './shell/shop.css';
import { loadMessages, setPageTheme } from './i18n/messages.ts';
import { loadPage, pages, type PageEntry } from './pages.ts';
import { loadTheme } from './themes/theme-styles.ts';
import type { OpenedPage } from './open-page.tsx';

const state = JSON.parse((document.getElementById('page') as HTMLElement).textContent) as OpenedPage;
const page: PageEntry = pages.find(({ name }) => name === state.page) ?? pages[0];
const {
  locale,
  store: {
    look: { theme },
  },
} = state.facts;
setPageTheme(theme);

// All of it is asked for before any of it is there.
const definition = loadPage(page, theme);
const words = loadMessages(locale, page.flows);
const [drawing, shell] = [import('./open-page.tsx'), loadMessages(locale, ['shell'])];
void loadTheme(theme);
// Not awaited at the top: what draws the page shares modules with this one, and would wait for it.
void Promise.all([drawing, shell]).then(([{ openPage }]) =>
  openPage(state, page, Promise.all([definition, words])),
);
