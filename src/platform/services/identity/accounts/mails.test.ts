import { expect, it } from 'vitest';
import { TEST_SITE } from '#testing/stack.ts';
import { renderEmail } from '#platform/mails/render-email.ts';
import type { WrittenMail } from '#platform/mails/mail-layout.ts';
import type { Member } from '../../members/members/public.ts';
import { en, he } from './email-messages.ts';
import { activationMail, approvedMail, recoveryMail, securityMail, verificationMail } from './mails.ts';

const member = { loginEmail: 'ines@example.com' } as Member;
const htmlOf = ({ letter }: WrittenMail): string => (letter ? renderEmail(letter) : '');

const languages = [
  { language: 'en', words: en, page: 'https://shop.test' },
  { language: 'he-IL', words: he, page: 'https://shop.test/he' },
  { language: 'he_IL', words: he, page: 'https://shop.test/he' },
];

it.each(languages)('assumed: every mail speaks $language and leads there', ({ language, words, page }) => {
  const account = { language };
  const recovery = recoveryMail(TEST_SITE, member, account, 'f00d');
  expect(recovery.text).toContain(`${page}/recover/new?token=f00d`);
  expect(recovery.text).toContain(words.recovery.life);
  const verification = verificationMail(TEST_SITE, member, account, '123456');
  expect(verification.subject).toBe(`Test shop: ${words.code.subject.replace('{code}', '123456')}`);
  expect(htmlOf(verification)).toContain(language === 'en' ? 'dir="ltr"' : 'dir="rtl"');
  expect(approvedMail(TEST_SITE, member, account).text).toContain(`${page}/sign-in`);
  expect(securityMail(TEST_SITE, member, account, 'factorAdded').text).toContain(words.security.factorAdded);
  expect(activationMail(TEST_SITE, member, account, 'beef').text).toContain(
    'https://shop.test/hosted/account/activate/beef',
  );
});

it('assumed: no mail leaves a gap unfilled, in no language', () => {
  for (const { language } of languages) {
    const account = { language };
    const mails = [
      verificationMail(TEST_SITE, member, account, '123456'),
      recoveryMail(TEST_SITE, member, account, 'f00d'),
      activationMail(TEST_SITE, member, account, 'beef'),
      approvedMail(TEST_SITE, member, account),
      securityMail(TEST_SITE, member, account, 'passwordChanged'),
    ];
    for (const mail of mails)
      expect(`${mail.subject}${mail.text}${JSON.stringify(mail.letter)}`).not.toMatch(/\{\w+\}/);
  }
});

it('assumed: another language falls back to the shop’s words', () => {
  expect(recoveryMail(TEST_SITE, member, { language: null }, 'f00d').text).toContain(
    en.recovery.intro.slice(0, 30),
  );
  expect(recoveryMail(TEST_SITE, member, { language: 'fr' }, 'f00d').text).toContain(en.recovery.life);
});
