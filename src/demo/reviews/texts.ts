/** What people say, by how many stars they give: headlines, then sentences that stand in any order. */
export interface Phrases {
  titles: Readonly<Record<Mood, readonly string[]>>;
  sentences: Readonly<Record<Mood, readonly string[]>>;
}

export type Mood = 'delighted' | 'pleased' | 'unsure' | 'cross';

const en: Phrases = {
  titles: {
    delighted: [
      'It warms the whole corridor',
      'Better than on the screen',
      'The shadows do it',
      'Everybody asks where it is from',
      'My second, not my last',
      'Exactly the colors',
      'Worth the wall',
      'Quiet and good',
      'A present that was kept',
    ],
    pleased: ['Beautiful, but order the mat', 'Good paper', 'Almost perfect', 'Nice in oak', 'As described'],
    unsure: [
      'Smaller than I thought',
      'Nice, a little pale',
      'It took its time',
      'Not sure about the frame',
      'All right',
      'For the guest room',
    ],
    cross: [
      'A corner was bent',
      'Too late for the birthday',
      'Not the blue of the picture',
      'The glass was broken',
    ],
  },
  sentences: {
    delighted: [
      'We have no window on that side of the house; now we have one, sort of.',
      'The paper is thick and the colors sit in it, not on it.',
      'From across the room it looks cut from real paper.',
      'The lines only show when you stand close, which I like best.',
      'It came flat, well packed, and two days before I hoped.',
      'My daughter found the number on the back and now wants hers.',
      'In the oak frame it looks twice its price.',
      'I have had it for a month and still look up when I walk past.',
    ],
    pleased: [
      'Unframed it is slightly smaller than the ready-made frame I had.',
      'The print is lovely; the tube was a little squashed.',
      'One star off because the hook was on the short side.',
      'Colors are as on the page, perhaps a touch warmer.',
      'Delivery took a week, which was told beforehand.',
    ],
    unsure: [
      'It is fine, but in my hall it looks darker than I had imagined.',
      'I would take the larger size next time.',
      'The frame has a small mark that nobody but me sees.',
      'Good drawing, but I expected a heavier paper for that sum.',
      'The colors are calmer than on my phone, which is not bad, only different.',
      'It hangs in the guest room now, where it does better than over the sofa.',
      'Nice enough. The one I wanted was sold out and this was the second choice.',
      'The white border is wider than I understood from the picture.',
    ],
    cross: [
      'The corner had a crease and I did not have the time to send it back before the party.',
      'I wrote about a refund and waited four days for an answer.',
      'It arrived broken; the second one was fine, but I had to ask twice.',
      'On my wall it is gray, not blue.',
      'The frame had a scratch right across the front.',
      'The parcel was left in the rain, and the back of the mat is wavy.',
      'I ordered white and got oak. The exchange works, but it is a walk to the post office.',
      'For a present it came three days too late, although the page said otherwise.',
      'The number on the back is not the one I ordered.',
    ],
  },
};

const de: Phrases = {
  titles: {
    delighted: [
      'Schöner als erwartet',
      'Genau die Farben',
      'Ein ruhiges Bild',
      'Alle fragen danach',
      'Das zweite, nicht das letzte',
    ],
    pleased: ['Gutes Papier', 'Fast perfekt', 'Schön, Rahmen dazu nehmen', 'Wie beschrieben'],
    unsure: ['Kleiner als gedacht', 'Etwas blass', 'Hat gedauert'],
    cross: ['Ecke geknickt', 'Zu spät angekommen', 'Glas gebrochen'],
  },
  sentences: {
    delighted: [
      'Das Papier ist dick, die Farben ruhig, und von Weitem sieht es geschnitten aus.',
      'Kam flach und gut verpackt, zwei Tage früher als gedacht.',
      'Im Eichenrahmen wirkt es doppelt so teuer.',
      'Hängt seit einem Monat im Flur, und ich bleibe immer noch stehen.',
      'Die Nummer auf der Rückseite ist eine schöne Idee.',
    ],
    pleased: [
      'Ohne Rahmen etwas kleiner als mein alter Rahmen.',
      'Farben wie auf der Seite, vielleicht etwas wärmer.',
      'Die Rolle war leicht eingedrückt, das Bild nicht.',
    ],
    unsure: ['In unserem Flur wirkt es dunkler als gedacht.', 'Nächstes Mal nehme ich die größere Größe.'],
    cross: [
      'Eine Ecke hatte einen Knick, und auf die Antwort habe ich vier Tage gewartet.',
      'Kam nach dem Geburtstag an, für den es war.',
    ],
  },
};

const pt: Phrases = {
  titles: {
    delighted: [
      'Ainda melhor ao vivo',
      'As cores exatas',
      'Aquece o corredor',
      'Toda a gente pergunta',
      'Já é o segundo',
    ],
    pleased: ['Bom papel', 'Quase perfeito', 'Como na fotografia', 'Fica bem em carvalho'],
    unsure: ['Mais pequeno do que pensava', 'Um pouco pálido', 'Demorou'],
    cross: ['Um canto dobrado', 'Chegou tarde', 'O vidro partido'],
  },
  sentences: {
    delighted: [
      'O papel é grosso e as cores ficam dentro dele.',
      'Veio bem embalado e dois dias antes do previsto.',
      'De longe parece papel recortado a sério.',
      'A minha filha encontrou o número atrás e agora quer o dela.',
      'Está no corredor há um mês e ainda paro a olhar.',
    ],
    pleased: [
      'Sem moldura é um pouco mais pequeno do que a moldura que eu tinha.',
      'As cores são as da página, talvez um pouco mais quentes.',
      'O tubo vinha amassado, mas a gravura não.',
    ],
    unsure: ['No meu corredor fica mais escuro do que imaginava.', 'Da próxima vez levo o tamanho maior.'],
    cross: [
      'O canto vinha vincado e esperei quatro dias por uma resposta.',
      'Chegou depois do aniversário para que era.',
    ],
  },
};

const he: Phrases = {
  titles: {
    delighted: ['יפה יותר ממה שציפיתי', 'בדיוק הצבעים', 'מחמם את כל המסדרון', 'כולם שואלים מאיפה זה'],
    pleased: ['נייר טוב', 'כמעט מושלם', 'כמו בתמונה'],
    unsure: ['קטן ממה שחשבתי', 'קצת חיוור', 'לקח זמן'],
    cross: ['פינה מקופלת', 'הגיע מאוחר', 'הזכוכית נשברה'],
  },
  sentences: {
    delighted: [
      'הנייר עבה והצבעים נפלאים.',
      'הגיע שטוח, ארוז היטב ויומיים לפני הזמן.',
      'ממרחק זה נראה כמו נייר גזור באמת.',
      'תלוי חודש בכניסה ואני עדיין עוצרת להסתכל.',
    ],
    pleased: ['בלי מסגרת הוא קצת קטן מהמסגרת שהייתה לי.', 'הצבעים כמו באתר, אולי קצת יותר חמים.'],
    unsure: ['אצלי במסדרון זה נראה כהה יותר.', 'בפעם הבאה אקח את הגודל הגדול.'],
    cross: ['הפינה הגיעה מקופלת וחיכיתי ארבעה ימים לתשובה.', 'הגיע אחרי יום ההולדת שבשבילו הוזמן.'],
  },
};

/** By the language of the order; who writes in none of these writes English. */
export const phrases: Readonly<Record<string, Phrases>> = { en, de, pt, he };

/** What nobody wants on a product's page. */
export const spam: readonly { title: string; body: string }[] = [
  {
    title: 'Cheaper elsewhere!!!',
    body: 'Same posters for half at www.poster-bargains.example, code HALF50',
  },
  { title: 'EARN FROM HOME', body: 'I made 4,000 in a week, ask me how: +44 7700 900 123 (WhatsApp)' },
  {
    title: 'Good product',
    body: 'Very good product very nice. Visit https://cheap-frames.example for frames',
  },
  { title: 'Followers for your shop', body: 'Real followers, fast. Write to growth@followers.example' },
  { title: 'Best casino bonus', body: 'Play now https://lucky-wheel.example and win' },
];

/** Of the shop's own people, by the language of the review. */
export const replies: Readonly<Record<string, readonly string[]>> = {
  en: [
    'Thank you for writing. A new print is on its way, you need not send the first one back.',
    'Thank you. The inner measure is now on the page, under “The frame”.',
    'We are glad it found its wall.',
  ],
  de: ['Vielen Dank. Ein neuer Druck ist unterwegs, den ersten müssen Sie nicht zurückschicken.'],
  pt: ['Obrigado por escrever. Uma nova gravura já vai a caminho, não é preciso devolver a primeira.'],
  he: ['תודה שכתבתם. הדפס חדש כבר בדרך, אין צורך להחזיר את הראשון.'],
};
