/** What the page of the second step says. */
export interface ChallengeMessages {
  language: 'en' | 'he';
  direction: 'ltr' | 'rtl';
  title: string;
  bank: string;
  explain: string;
  shop: string;
  amount: string;
  card: string;
  approve: string;
  deny: string;
  demo: string;
  goneTitle: string;
  gone: string;
}

const en: ChallengeMessages = {
  language: 'en',
  direction: 'ltr',
  title: 'Confirm your payment',
  bank: 'Test bank',
  explain: 'Your bank wants to be sure that it is you who pays. Do you confirm this payment?',
  shop: 'Shop',
  amount: 'Amount',
  card: 'Card',
  approve: 'Confirm payment',
  deny: 'Decline',
  demo: 'This is the test gateway: no money moves, whatever you choose.',
  goneTitle: 'This page has expired',
  gone: 'There is no payment to confirm here. Go back to the shop and try again.',
};

const he: ChallengeMessages = {
  language: 'he',
  direction: 'rtl',
  title: 'אישור התשלום',
  bank: 'בנק לבדיקות',
  explain: 'הבנק מבקש לוודא שהתשלום נעשה על ידך. לאשר את התשלום?',
  shop: 'חנות',
  amount: 'סכום',
  card: 'כרטיס',
  approve: 'אישור התשלום',
  deny: 'דחייה',
  demo: 'זהו שער תשלומים לבדיקות: לא מועבר כסף, בכל בחירה.',
  goneTitle: 'פג תוקפו של הדף',
  gone: 'אין כאן תשלום לאישור. אפשר לחזור לחנות ולנסות שוב.',
};

/** By what the browser prefers. */
export const challengeMessages = (acceptLanguage: string | undefined): ChallengeMessages =>
  /^\s*(he|iw)\b/i.test(acceptLanguage ?? '') ? he : en;
