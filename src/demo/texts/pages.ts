import type { TextPageName } from '../../shared/shop-texts.ts';

interface PageTexts {
  title: string;
  description: string;
  lines: readonly string[];
}

interface DemoPage {
  name: TextPageName;
  en: PageTexts;
  he?: PageTexts;
}

/** Short, concrete, a little dry: what happens, and what does not. `# ` is a heading, `- ` a line of a list. */
export const pages: readonly DemoPage[] = [
  {
    name: 'delivery',
    en: {
      title: 'Delivery',
      description:
        'Printed to order in Porto, shipped within three days. What it costs and how long it takes.',
      lines: [
        'Every poster is printed after you order it. It leaves Porto within three business days, flat up to 50 × 70, rolled above that. Frames always travel flat, between two boards.',
        '# How long it takes',
        '- Portugal and Spain: one to three days',
        '- The rest of Europe: three to six days',
        '- Everywhere else: one to three weeks, and customs may want to look',
        '# What it costs',
        'The checkout says so before you pay, and nothing is added later. In Europe delivery is free from €90.',
        '# If it does not come',
        'Write to us after two weeks. We print the same number again; nobody has to prove anything.',
      ],
    },
    he: {
      title: 'משלוחים',
      description: 'מודפס לפי הזמנה בפורטו ויוצא בתוך שלושה ימים. כמה זה עולה וכמה זמן זה לוקח.',
      lines: [
        'כל פוסטר מודפס אחרי שהזמנתם אותו. הוא יוצא מפורטו בתוך שלושה ימי עבודה: שטוח עד ‎50 × 70, מגולגל מעל לזה. מסגרות נוסעות תמיד שטוחות, בין שני לוחות.',
        '# כמה זמן זה לוקח',
        '- פורטוגל וספרד: יום עד שלושה ימים',
        '- שאר אירופה: שלושה עד שישה ימים',
        '- כל מקום אחר: שבוע עד שלושה, ואולי המכס ירצה להציץ',
        '# כמה זה עולה',
        'הקופה אומרת את זה לפני התשלום, ושום דבר לא נוסף אחר כך. באירופה המשלוח חינם מ־€90.',
        '# אם זה לא מגיע',
        'כתבו לנו אחרי שבועיים. נדפיס שוב את אותו מספר; אף אחד לא צריך להוכיח כלום.',
      ],
    },
  },
  {
    name: 'returns',
    en: {
      title: 'Returns',
      description: 'Thirty days to send it back, framed or not.',
      lines: [
        'You have thirty days to change your mind, framed or not. The law says fourteen; walls take longer.',
        '# How',
        '- Write to us with the number of the order',
        '- Put the poster back into its tube or between its boards',
        '- Hand it to any carrier and keep the slip',
        'The money is on its way within three days of the package. We pay the way back where something was wrong with it; otherwise you do.',
        '# What we cannot take',
        'Posters with your own words on them, and downloads. A scratch that was there when it came is never your business: send us a picture.',
      ],
    },
    he: {
      title: 'החזרות',
      description: 'שלושים יום להחזיר, עם מסגרת או בלעדיה.',
      lines: [
        'יש לכם שלושים יום להתחרט, עם מסגרת או בלי. החוק אומר ארבעה־עשר; לקירות לוקח יותר.',
        '# איך',
        '- כותבים לנו עם מספר ההזמנה',
        '- מחזירים את הפוסטר לגליל או בין הלוחות',
        '- מוסרים לכל חברת משלוחים ושומרים את הקבלה',
        'הכסף יוצא לדרך בתוך שלושה ימים מרגע שהחבילה אצלנו. אם משהו היה לא בסדר אנחנו משלמים על הדרך חזרה; אחרת אתם.',
        '# מה לא נוכל לקבל',
        'פוסטרים עם המילים שלכם, והורדות. שריטה שהייתה שם כשהגיע היא אף פעם לא העניין שלכם: שלחו לנו תמונה.',
      ],
    },
  },
  {
    name: 'contact',
    en: {
      title: 'Contact',
      description: 'How to reach Halfdrop in Porto.',
      lines: [
        'Two people answer, on business days between nine and five, Porto time. Most letters are answered on the same day.',
        '- Email: hello@halfdrop.example',
        '- Mail: Halfdrop Lda., Rua do Almada 284, 4050-032 Porto, Portugal',
        'The studio can be visited on Fridays. Ring twice: the printer is loud.',
      ],
    },
    he: {
      title: 'יצירת קשר',
      description: 'איך להגיע אל Halfdrop בפורטו.',
      lines: [
        'שני אנשים עונים, בימי עבודה בין תשע לחמש, שעון פורטו. על רוב המכתבים אנחנו עונים באותו יום.',
        '- דוא״ל: hello@halfdrop.example',
        '- דואר: Halfdrop Lda., Rua do Almada 284, 4050-032 Porto, Portugal',
        'אפשר לבקר בסטודיו בימי שישי. מצלצלים פעמיים: המדפסת רועשת.',
      ],
    },
  },
  {
    name: 'terms',
    en: {
      title: 'Terms of sale',
      description: 'What holds when you buy from Halfdrop.',
      lines: [
        'These are the terms of Halfdrop Lda., Porto. They are short because there is little to say.',
        '# The contract',
        'It is made when we confirm your order by e-mail. Until then you may take it back by not answering.',
        '# Prices',
        'They are in euro and hold VAT. A price that is plainly a slip of ours binds nobody; we write to you before anything is printed.',
        '# Taking it back',
        'You may withdraw for fourteen days, and we give you thirty. How is said under Returns.',
        '# What the posters may be used for',
        'Walls. Copies, prints of prints and shop windows take a letter from us first.',
      ],
    },
    he: {
      title: 'תנאי המכירה',
      description: 'מה תקף כשקונים מ־Halfdrop.',
      lines: [
        'אלה התנאים של Halfdrop Lda., פורטו. הם קצרים כי אין הרבה מה לומר.',
        '# החוזה',
        'הוא נכרת כשאנחנו מאשרים את ההזמנה בדוא״ל. עד אז אפשר לחזור בכם פשוט בלי לענות.',
        '# מחירים',
        'באירו, כולל מע״מ. מחיר שהוא בבירור טעות שלנו לא מחייב אף אחד; נכתוב לכם לפני שמדפיסים משהו.',
        '# לחזור בכם',
        'לפי החוק יש ארבעה־עשר יום, ואנחנו נותנים שלושים. איך, כתוב תחת החזרות.',
        '# למה מותר להשתמש בפוסטרים',
        'לקירות. העתקים, הדפסות של הדפסות וחלונות ראווה צריכים קודם מכתב מאיתנו.',
      ],
    },
  },
  {
    name: 'privacy',
    en: {
      title: 'Privacy',
      description: 'What Halfdrop keeps of you, and for how long.',
      lines: [
        'We keep what a package needs: your name, where it goes and how to reach you. Orders stay for ten years because the tax office says so. The rest goes when you ask.',
        '- Cards are never seen by us, only by whoever takes the payment',
        '- Nobody counts your visits on this site',
        '- The newsletter comes only to those who ticked its box, and ends with one press',
        'Write to privacy@halfdrop.example to see what we have, to have it changed, or to have it gone.',
      ],
    },
    he: {
      title: 'פרטיות',
      description: 'מה Halfdrop שומרת עליכם, ולכמה זמן.',
      lines: [
        'אנחנו שומרים מה שחבילה צריכה: שם, לאן היא הולכת ואיך משיגים אתכם. הזמנות נשארות עשר שנים כי כך אומר מס ההכנסה. השאר נעלם כשתבקשו.',
        '- כרטיסים אנחנו לא רואים, רק מי שגובה את התשלום',
        '- אף אחד לא סופר את הביקורים שלכם באתר',
        '- הניוזלטר מגיע רק למי שסימן את התיבה, ונגמר בלחיצה אחת',
        'כתבו אל privacy@halfdrop.example כדי לראות מה יש לנו, לתקן או למחוק.',
      ],
    },
  },
  {
    name: 'imprint',
    en: {
      title: 'Imprint',
      description: 'Who Halfdrop is, as the law asks.',
      lines: [
        'Halfdrop Lda.',
        'Rua do Almada 284, 4050-032 Porto, Portugal',
        'Registered in Porto under 500 000 000. VAT: PT500000000.',
        'Answerable for what stands here: Ines Aalto. E-mail: hello@halfdrop.example',
      ],
    },
  },
];
