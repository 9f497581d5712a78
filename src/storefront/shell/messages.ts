/** The words of the shop. */
const english = {
  'brand.name': 'Halfdrop',
  'brand.home': 'Halfdrop, home',
  'page.title': 'Posters drawn by code · Halfdrop',
  'page.welcome': 'Counterpart',
  skip: 'Skip to the content',
  'nav.label': 'Main',
  'nav.posters': 'Posters',
  'nav.families': 'Families',
  'nav.rooms': 'Rooms',
  'nav.numbers': 'Numbers',
  'nav.backOffice': 'Back office',
  'hero.title': 'Every poster begins with a number.',
  'hero.lead':
    'We write small programs that draw. You choose a drawing, we print that one number on heavy cotton paper, and it is on its way within three days.',
  'hero.all': 'See all {count} posters',
  'hero.backOffice': 'Open the back office',
  'facts.price': 'From {price}',
  'facts.sizes': '30 × 42, 50 × 70 and 70 × 98 cm',
  'facts.paper': '250 g cotton paper',
  'facts.inks': 'Twelve pigment inks, made to last',
  'facts.place': 'Printed in Porto',
  'facts.order': 'To order, posted within three days',
  'facts.return': 'Thirty days',
  'facts.mind': 'To change your mind, framed or not',
  'new.title': 'Just off the printer',
  'poster.from': 'from {price}',
  'poster.number': '{family} № {number}',
  'poster.palette': 'Palette {name}',
  'families.title': 'Eight families, eight programs',
  'families.count': '{count} posters',
  'room.title': 'A wall is a sentence. Say three things.',
  'room.lead': 'Three posters with one colour in common hang together without trying.',
  'room.framed': '50 × 70 cm, oak · {price}',
  'numbers.title': 'Same program, another number',
  'numbers.lead':
    '{family} number {number} is {poster}. Move one along and the wind comes from elsewhere. We look through hundreds and print the few we would hang at home.',
  'numbers.sheet': '№ {number}',
  'numbers.printed': 'printed',
  'numbers.alt': '{family} number {number}',
  'wall.title': 'The whole wall',
  'wall.filter': 'Family',
  'wall.all': 'All',
  'wall.count': '{count} posters',
  'foot.title': 'The shop runs itself. You run the shop.',
  'foot.lead': 'Orders, payments, refunds: the people behind Halfdrop work in the back office.',
  'foot.legal': '© Halfdrop Print Works, Rua do Almada 284, Porto',
  'welcome.title': 'This is a Counterpart store.',
  'welcome.lead': 'Its merchants sign in to the back office.',
  'failed.title': 'The shop window did not load.',
  'failed.again': 'Try again',
} as const;

export type MessageKey = keyof typeof english;

/** The message of a key with its values put in. */
export function message(key: MessageKey, values: Readonly<Record<string, string | number>> = {}): string {
  return english[key].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** A price as written on a label: whole amounts without decimals. */
export function priceLabel(amount: string, currency: string): string {
  const options = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const;
  return new Intl.NumberFormat('en', options).format(amount as Intl.StringNumericLiteral);
}
