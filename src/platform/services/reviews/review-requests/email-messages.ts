/** `{…}` is filled in. */
export interface ReviewRequestMessages {
  hello: string;
  helloNamed: string;
  subjectOne: string;
  subjectMany: string;
  headingOne: string;
  headingMany: string;
  intro: string;
  write: string;
  writeAbout: string;
  verified: string;
  stop: string;
  stopDetail: string;
}

export const en: ReviewRequestMessages = {
  hello: 'Hello,',
  helloNamed: 'Hello {firstName},',
  subjectOne: 'how do you like {name}?',
  subjectMany: 'how do you like what you ordered?',
  headingOne: 'How do you like {name}?',
  headingMany: 'How do you like what you ordered?',
  intro: 'A few words and some stars help others to choose, whether you are happy with it or not.',
  write: 'Write a review',
  writeAbout: 'Write about it',
  verified:
    'You need no password: the link is yours alone. Of an order that is paid, your review carries the mark of a verified purchase.',
  stop: 'Do not ask me again',
  stopDetail: 'Emails about your orders still reach you.',
};

export const he: ReviewRequestMessages = {
  hello: 'שלום,',
  helloNamed: 'שלום {firstName},',
  subjectOne: 'איך מצא חן בעיניכם {name}?',
  subjectMany: 'איך מצאה חן בעיניכם ההזמנה?',
  headingOne: 'איך מצא חן בעיניכם {name}?',
  headingMany: 'איך מצאה חן בעיניכם ההזמנה?',
  intro: 'כמה מילים וכמה כוכבים עוזרים לאחרים לבחור, בין שאתם מרוצים ובין שלא.',
  write: 'לכתיבת חוות דעת',
  writeAbout: 'לכתיבת חוות דעת על המוצר',
  verified:
    'אין צורך בסיסמה: הקישור שייך לכם בלבד. אם ההזמנה שולמה, חוות הדעת שלכם תישא סימון של רכישה מאומתת.',
  stop: 'אל תשאלו אותי שוב',
  stopDetail: 'הודעות על ההזמנות שלכם ימשיכו להגיע.',
};
