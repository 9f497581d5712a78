import { addEmailPromises } from '#admin/i18n/email-promises.ts';
import { addWords } from '#admin/i18n/words.ts';

/** How a customer signs in, and what the shop does about it. */
addWords('customers', {
  device: {
    on: '%{browser} on %{place}',
    unknown: 'A browser that did not say its name',
    iPhone: 'an iPhone',
    iPad: 'an iPad',
    android: 'an Android phone',
    tablet: 'an Android tablet',
    windows: 'Windows',
    chromebook: 'a Chromebook',
    mac: 'a Mac',
    linux: 'Linux',
  },
  signIn: {
    password: 'Mail a password link',
    signOut: 'Sign out everywhere',
    reset: 'Take the second factor away',
    used: 'Used',
    end: 'Sign %{name} out of %{device}',
    ended: 'Signed out there',
    notEnded: 'They are still signed in there',
    resetTitle: 'Take the second factor away from %{whole}?',
    resetConfirm: 'Take it away',
    resetDone: 'The second factor is gone',
    resetFactors: '%{factors} is asked for no more',
    resetCodes: 'The recovery codes that %{name} kept',
    resetPassword: 'The password alone lets %{name} in, until they set up another',
    resetTold: 'A mail to %{email} says that it happened',
    resetSessions:
      'Where %{name} is signed in, they stay so: sign out everywhere if the account may be in other hands',
    resetSure: 'I have made sure that it is %{name} who asks for it',
  },
});

addEmailPromises('customers', ['signIn.resetTold']);
