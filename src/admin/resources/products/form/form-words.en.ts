import { addWords } from '../../../i18n/words.ts';

const count = (one: string, many: string) => `${one} |||| ${many}`;

addWords('products', {
  save: {
    prices: count('%{smart_count} price changed', '%{smart_count} prices changed'),
    fromTo: '%{from} → %{to}',
    savePrices: count('Save %{smart_count} price', 'Save %{smart_count} prices'),
  },
  duplicate: {
    do: 'Duplicate',
    name: 'Copy of %{name}',
    done: 'The copy is hidden. Stock and article numbers are yours to give.',
    failed: 'Not duplicated: %{reason}',
  },
  form: {
    organisation: 'Organisation',
    tagsHint: 'For you, not for shoppers. At most %{count} letters each.',
    removeTag: 'Take %{tag} off',
    brandHint: 'Who made it.',
    ribbonHint: 'A word on the picture, such as New.',
    goneTaxGroup: 'One that is gone',
    collections: 'Collections',
    search: 'In a search engine',
    searchEdit: 'Edit',
    searchDone: 'Done',
    searchNoText: 'Without a description search engines choose words of the page.',
    searchLength: 'Title %{title} of %{mostTitle} letters, text %{text} of %{mostText}',
    seoTitleHint: 'Left empty, it is the name and the shop.',
    seoTextHint: 'Left empty, the description is used.',
    slugHint: 'The end of its address in the shop. Links to the old one lead nowhere once it is changed.',
    slugLater: 'The end of its address in the shop. Left empty, it is made of the name.',
    sections: 'Further parts',
    sectionsNote: 'Below the description, such as care or sizes.',
    section: 'this part',
    noSection: 'None. The description says it all.',
    addSection: 'Add a part',
    sectionTitle: 'Title',
    sectionText: 'Text of %{name}',
    sectionUp: 'Move %{name} up',
    sectionDown: 'Move %{name} down',
    removeSection: 'Remove %{name}',
  },
});
