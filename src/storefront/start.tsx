import './shell/fonts.css';
import './shell/tokens.css';
import './shell/shop.css';
import { loadMessages } from './i18n/messages.ts';
import { loadPage, pages, type PageEntry } from './pages.ts';
import type { OpenedPage } from './open-page.tsx';

const state = JSON.parse((document.getElementById('page') as HTMLElement).textContent) as OpenedPage;
const page: PageEntry = pages.find(({ name }) => name === state.page) ?? pages[0];
const { locale } = state.facts;

// All of it is asked for before any of it is there.
const definition = loadPage(page);
const words = loadMessages(locale, page.flows);
const [drawing, shell] = [import('./open-page.tsx'), loadMessages(locale, ['shell'])];
// Not awaited at the top: what draws the page shares modules with this one, and would wait for it.
void Promise.all([drawing, shell]).then(([{ openPage }]) =>
  openPage(state, page, Promise.all([definition, words])),
);
