/** What the account mails say; `{name}` is the shop. */
export interface AccountEmailMessages {
  code: { subject: string; heading: string; intro: string; life: string; ignore: string };
  factor: { subject: string; heading: string; intro: string; life: string; ignore: string };
  recovery: { subject: string; heading: string; intro: string; action: string; life: string; ignore: string };
  activation: { subject: string; heading: string; intro: string; action: string; ignore: string };
  invitation: {
    subject: string;
    heading: string;
    intro: string;
    action: string;
    life: string;
    ignore: string;
  };
  approved: { subject: string; heading: string; intro: string; action: string };
  security: {
    ignore: string;
    action: string;
    passwordChanged: string;
    factorAdded: string;
    factorRemoved: string;
    subject: string;
  };
  attack: { subject: string; heading: string; intro: string; advice: string; action: string };
  codes: { subject: string; heading: string; intro: string; advice: string; action: string };
  moved: { subject: string; heading: string; intro: string; ignore: string };
  phone: string;
}

export const en: AccountEmailMessages = {
  code: {
    subject: '{code} is your code',
    heading: 'Confirm your email address',
    intro: 'Type this code where you were asked for it:',
    life: 'It holds for 15 minutes.',
    ignore: 'You did not try to sign in? Then there is nothing to do; nobody gets in without the code.',
  },
  factor: {
    subject: '{code} is your sign-in code',
    heading: 'Your sign-in code',
    intro: 'Type this code to go on:',
    life: 'It holds for 15 minutes.',
    ignore: 'You did not try to sign in? Then somebody knows your password: change it.',
  },
  recovery: {
    subject: 'Set a new password',
    heading: 'Set a new password',
    intro: 'You asked for a way back into your account at {name}. This link lets you choose a new password.',
    action: 'Choose a password',
    life: 'It works once, within three hours.',
    ignore: 'You did not ask for it? Then leave it; your password stays as it is.',
  },
  activation: {
    subject: 'Activate your account',
    heading: 'Your account is ready',
    intro: '{name} made an account for you. One click, and you can sign in.',
    action: 'Activate the account',
    ignore: 'You do not know {name}? Then leave this mail; nothing happens.',
  },
  invitation: {
    subject: 'Your account is ready',
    heading: 'Your account is ready',
    intro: '{name} made an account for you. Choose a password, and you can sign in.',
    action: 'Choose a password',
    life: 'The link works once, within seven days.',
    ignore: 'You do not know {name}? Then leave this mail; nothing happens.',
  },
  approved: {
    subject: 'You can sign in now',
    heading: 'Welcome',
    intro: '{name} approved your account.',
    action: 'Sign in',
  },
  security: {
    subject: 'Your account was changed',
    passwordChanged: 'Your password was changed',
    factorAdded: 'A second factor was added',
    factorRemoved: 'A second factor was removed',
    ignore: 'It was not you? Set a new password now and look through your account’s security.',
    action: 'Set a new password',
  },
  attack: {
    subject: 'Many failed sign-ins to your account',
    heading: 'Many failed sign-ins to your account',
    intro:
      'Somebody tried many wrong passwords for your account at {name}. For a while, new devices can’t sign in to it with the password alone.',
    advice:
      'You can still sign in where you have signed in before, or with two-step verification. On a new device, set a new password.',
    action: 'Set a new password',
  },
  codes: {
    subject: 'Many wrong sign-in codes for your account',
    heading: 'Many wrong sign-in codes for your account',
    intro:
      'Somebody signed in with your password at {name} and entered many wrong codes for the second step. For a while, new devices can’t sign in.',
    advice:
      'It was not you? Then somebody knows your password: set a new one. You can still sign in where you have signed in before.',
    action: 'Set a new password',
  },
  moved: {
    subject: 'You sign in with another address now',
    heading: 'Your sign-in address was changed',
    intro: 'From now on your account at {name} opens with {email} only.',
    ignore: 'It was not you? Write to {name} now; this address does not open the account any more.',
  },
  phone: '{name}: your code is {code}.',
};

export const he: AccountEmailMessages = {
  code: {
    subject: 'הקוד שלך: {code}',
    heading: 'אישור כתובת הדוא״ל',
    intro: 'יש להקליד את הקוד במקום שבו התבקשת:',
    life: 'הקוד תקף ל־15 דקות.',
    ignore: 'לא ניסית להתחבר? אין צורך לעשות דבר; בלי הקוד איש לא ייכנס.',
  },
  factor: {
    subject: 'קוד הכניסה שלך: {code}',
    heading: 'קוד הכניסה שלך',
    intro: 'יש להקליד את הקוד כדי להמשיך:',
    life: 'הקוד תקף ל־15 דקות.',
    ignore: 'לא ניסית להתחבר? מישהו יודע את הסיסמה שלך: כדאי להחליף אותה.',
  },
  recovery: {
    subject: 'בחירת סיסמה חדשה',
    heading: 'בחירת סיסמה חדשה',
    intro: 'ביקשת לחזור לחשבון שלך ב־{name}. הקישור הזה מאפשר לבחור סיסמה חדשה.',
    action: 'לבחירת סיסמה',
    life: 'הקישור פועל פעם אחת, בתוך שלוש שעות.',
    ignore: 'לא ביקשת? אפשר להתעלם; הסיסמה נשארת כפי שהיא.',
  },
  activation: {
    subject: 'הפעלת החשבון',
    heading: 'החשבון שלך מוכן',
    intro: '{name} פתחו עבורך חשבון. לחיצה אחת ואפשר להתחבר.',
    action: 'להפעלת החשבון',
    ignore: 'לא מכירים את {name}? אפשר להתעלם מההודעה; לא יקרה דבר.',
  },
  invitation: {
    subject: 'החשבון שלך מוכן',
    heading: 'החשבון שלך מוכן',
    intro: '{name} פתחו עבורך חשבון. נותר לבחור סיסמה, ואפשר להתחבר.',
    action: 'לבחירת סיסמה',
    life: 'הקישור פועל פעם אחת, בתוך שבעה ימים.',
    ignore: 'לא מכירים את {name}? אפשר להתעלם מההודעה; לא יקרה דבר.',
  },
  approved: {
    subject: 'אפשר להתחבר עכשיו',
    heading: 'ברוכים הבאים',
    intro: '{name} אישרו את החשבון שלך.',
    action: 'להתחברות',
  },
  security: {
    subject: 'החשבון שלך השתנה',
    passwordChanged: 'הסיסמה שלך הוחלפה',
    factorAdded: 'נוסף אימות שני',
    factorRemoved: 'הוסר אימות שני',
    ignore: 'זה לא היה מעשה שלך? יש לבחור סיסמה חדשה עכשיו ולבדוק את אבטחת החשבון.',
    action: 'לבחירת סיסמה חדשה',
  },
  attack: {
    subject: 'ניסיונות כניסה רבים לחשבון שלך',
    heading: 'ניסיונות כניסה רבים לחשבון שלך',
    intro:
      'מישהו ניסה סיסמאות שגויות רבות לחשבון שלך ב־{name}. לזמן מה אי אפשר להיכנס ממכשירים חדשים באמצעות הסיסמה בלבד.',
    advice:
      'אפשר עדיין להיכנס ממכשיר שנכנסת ממנו בעבר, או באמצעות אימות דו־שלבי. במכשיר חדש יש לבחור סיסמה חדשה.',
    action: 'לבחירת סיסמה חדשה',
  },
  codes: {
    subject: 'קודי כניסה שגויים רבים לחשבון שלך',
    heading: 'קודי כניסה שגויים רבים לחשבון שלך',
    intro:
      'מישהו הקליד את הסיסמה שלך ב־{name} ואחריה קודים שגויים רבים בשלב השני. לזמן מה אי אפשר להיכנס ממכשירים חדשים.',
    advice:
      'זה לא היה מעשה שלך? מישהו יודע את הסיסמה שלך: יש לבחור סיסמה חדשה. אפשר עדיין להיכנס ממכשיר שנכנסת ממנו בעבר.',
    action: 'לבחירת סיסמה חדשה',
  },
  moved: {
    subject: 'הכניסה לחשבון היא מעתה בכתובת אחרת',
    heading: 'כתובת הכניסה שלך הוחלפה',
    intro: 'מעתה החשבון שלך ב־{name} נפתח רק עם {email}.',
    ignore: 'זה לא היה מעשה שלך? יש לכתוב עכשיו ל־{name}; הכתובת הזאת כבר לא פותחת את החשבון.',
  },
  phone: '{name}: הקוד שלך הוא {code}.',
};
