import {
  readCheckoutSettings,
  writeCheckoutSettings,
} from '../../platform/services/ecom/checkout-settings/public.ts';
import { cleanContent } from '../../platform/contract/clean-content.ts';
import { writeTextIn } from '../../server/texts/store.ts';
import type { RichContent, RichNode } from '../../shared/rich-content.ts';
import { emptyAnnouncement, type PageTexts, type TextDoc, type TextName } from '../../shared/shop-texts.ts';
import type { DemoPart } from '../demo-part.ts';
import { demoDay, later } from '../orders/calendar.ts';
import { pages } from './pages.ts';

const BY = 'Ines Aalto';

const text = (words: string): RichNode => ({
  type: 'TEXT',
  id: '',
  nodes: [],
  textData: { text: words, decorations: [] },
});
const block = (type: string, nodes: RichNode[], more: Partial<RichNode> = {}): RichNode => ({
  type,
  id: '',
  ...more,
  nodes,
});

/** A line of the demo's texts: `# ` begins a heading, `- ` a line of a list. */
function toNodes(lines: readonly string[]): RichNode[] {
  return lines.reduce<RichNode[]>((nodes, line) => {
    if (line.startsWith('# '))
      return [...nodes, block('HEADING', [text(line.slice(2))], { headingData: { level: 2 } })];
    if (!line.startsWith('- ')) return [...nodes, block('PARAGRAPH', [text(line)])];
    const item = block('LIST_ITEM', [block('PARAGRAPH', [text(line.slice(2))])]);
    const last = nodes.at(-1);
    return last?.type === 'BULLETED_LIST'
      ? nodes.with(nodes.length - 1, { ...last, nodes: [...(last.nodes ?? []), item] })
      : [...nodes, block('BULLETED_LIST', [item])];
  }, []);
}

/** As the server keeps what somebody writes. */
const contentOf = (lines: readonly string[]): RichContent => cleanContent({ nodes: toNodes(lines) }, 'demo');

const wordsOf = (
  page: { title: string; description: string; lines: readonly string[] } | undefined,
): PageTexts =>
  page
    ? { title: page.title, description: page.description, body: contentOf(page.lines) }
    : { title: '', description: '', body: { nodes: [] } };

/** What Halfdrop says on its pages, one of them not in Hebrew yet; and which of it the checkout shows. */
export const textsPart: DemoPart = {
  marker: 'demo-texts',
  async fill(tx, { siteId, clock }) {
    const now = later(demoDay(clock.now()), -9 * 24);
    const write = (name: TextName, doc: TextDoc) =>
      writeTextIn(tx, siteId, { name, doc, revision: '0', by: BY, now });
    for (const { name, en, he } of pages)
      await write(name, { shown: true, words: { en: wordsOf(en), he: wordsOf(he) } });
    await write('announcement', {
      ...emptyAnnouncement(),
      link: '/pages/delivery',
      words: {
        en: 'Order by 11 December and it hangs before the holidays.',
        he: 'מזמינים עד 11 בדצמבר, והפוסטר תלוי לפני החגים.',
      },
    });
    const settings = await readCheckoutSettings({ db: tx, siteId });
    const shown = { visible: true, content: '' };
    await writeCheckoutSettings(
      { db: tx, siteId },
      {
        ...settings,
        checkoutPolicies: {
          ...settings.checkoutPolicies,
          termsAndConditions: shown,
          privacyPolicy: shown,
          returnPolicy: shown,
        },
        checkoutFields: {
          ...settings.checkoutFields,
          subscriptionCheckbox: { visible: true, checkedByDefault: false },
        },
      },
    );
    return `${pages.length} pages of words`;
  },
};
