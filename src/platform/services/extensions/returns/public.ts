/** For the page on which the texts of emails are changed. */
export { sampleReturnEmail } from './mail.ts';
