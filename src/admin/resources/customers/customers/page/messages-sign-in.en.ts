import { addEmailPromises } from '#admin/i18n/email-promises.ts';
import { addMessages } from '#admin/i18n/messages.ts';

/** How a customer signs in, and what the shop does about it. */
addMessages('customers', {
  device: {
    on: '%{browser} on %{place}',
    unknown: 'Unknown browser',
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
    password: 'Send password link',
    signOut: 'Sign out everywhere',
    reset: 'Reset two-factor authentication',
    used: 'Last used',
    end: 'Sign %{name} out of %{device}',
    ended: 'Signed out of the device',
    notEnded: 'Couldn’t sign them out',
    resetTitle: 'Reset two-factor authentication of %{whole}?',
    resetConfirm: 'Reset',
    resetDone: 'Two-factor authentication was reset',
    resetFactors: '%{factors} is no longer required',
    resetCodes: 'The recovery codes of %{name} stop working',
    resetPassword: '%{name} can sign in with only a password until they set it up again',
    resetEmail: '%{email} gets an email about it',
    resetSessions:
      'Existing sessions of %{name} stay signed in. Sign out everywhere if someone else may have access.',
    resetSure: 'I have verified that %{name} requested this',
  },
});

addEmailPromises('customers', ['signIn.resetEmail']);
