/** 3 to 20 digits with the usual marks between them, and an extension. Looser than the platform's rule, which is not published. */
const PHONE = /^\+?(?:[\s()./-]*\d){3,20}[\s()./-]*(?:(?:x|ext\.?)\s*\d{1,6})?$/i;

/** Whether a phone number may be written so. Every form and the server use this one rule. */
export const isPhoneNumber = (text: string): boolean => PHONE.test(text.trim());
