/** `{…}` is filled in. */
interface Letter {
  subject: string;
  heading: string;
  intro: string;
}

export interface SubscriptionMessages {
  declined: Letter;
  suspended: Letter;
  canceled: Letter;
  changed: Letter;
  changedOnce: Letter;
  moved: Letter;
  see: string;
  change: string;
}

export const en: SubscriptionMessages = {
  declined: {
    subject: 'Your card was declined for {title}',
    heading: 'We could not charge your card',
    intro:
      'The {amount} for your subscription to {title} could not be charged. We try again on {date}. You can pay with another card now.',
  },
  suspended: {
    subject: 'Your subscription to {title} is on hold',
    heading: 'Your subscription is on hold',
    intro:
      'The {amount} for {title} could not be charged, and we do not try again. Nothing is sent until you choose another card.',
  },
  canceled: {
    subject: 'Your subscription to {title} is canceled',
    heading: 'Your subscription is canceled',
    intro: 'You are not charged for {title} any more. What is paid already is still sent.',
  },
  changed: {
    subject: 'Your subscription to {title} has changed',
    heading: 'Your subscription has changed',
    intro: 'It comes to {amount} from the next time on. What you paid before stays as it was.',
  },
  changedOnce: {
    subject: 'Your subscription to {title} changes once',
    heading: 'One delivery of your subscription changes',
    intro: 'On {date} it comes to {amount}. After that it goes on as before.',
  },
  moved: {
    subject: 'Your subscription to {title} goes to another address',
    heading: 'Your subscription goes to another address',
    intro:
      'From the next time on it goes to {place}, and each delivery comes to {amount}. If that was not you, change it back and write to us.',
  },
  see: 'See your subscription',
  change: 'Change the card',
};

export const he: SubscriptionMessages = {
  declined: {
    subject: 'החיוב עבור {title} נדחה',
    heading: 'לא הצלחנו לחייב את הכרטיס',
    intro:
      'לא ניתן היה לחייב {amount} עבור המינוי ל{title}. ננסה שוב בתאריך {date}. אפשר לשלם כבר עכשיו בכרטיס אחר.',
  },
  suspended: {
    subject: 'המינוי ל{title} מושהה',
    heading: 'המינוי מושהה',
    intro: 'לא ניתן היה לחייב {amount} עבור {title}, ולא ננסה שוב. שום דבר לא יישלח עד לבחירת כרטיס אחר.',
  },
  canceled: {
    subject: 'המינוי ל{title} בוטל',
    heading: 'המינוי בוטל',
    intro: 'לא יהיו עוד חיובים עבור {title}. מה שכבר שולם יישלח.',
  },
  changed: {
    subject: 'המינוי ל{title} השתנה',
    heading: 'המינוי שלך השתנה',
    intro: 'החל מהפעם הבאה הסכום הוא {amount}. מה ששולם עד כה לא השתנה.',
  },
  changedOnce: {
    subject: 'שינוי חד־פעמי במינוי ל{title}',
    heading: 'משלוח אחד במינוי שלך השתנה',
    intro: 'בתאריך {date} הסכום יהיה {amount}. לאחר מכן המינוי ממשיך כרגיל.',
  },
  moved: {
    subject: 'המינוי ל{title} יישלח לכתובת אחרת',
    heading: 'המינוי שלך יישלח לכתובת אחרת',
    intro:
      'החל מהפעם הבאה המשלוח יגיע אל {place}, והסכום לכל משלוח הוא {amount}. אם השינוי לא נעשה על ידך, אפשר להחזיר את הכתובת הקודמת ולכתוב לנו.',
  },
  see: 'לצפייה במינוי',
  change: 'החלפת כרטיס',
};
