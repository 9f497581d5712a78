import { readStored, writeStored } from './browser-storage.ts';

/** The browser forgets the cookie when it is closed; what is stored outlives it. */
const KEY = 'shopper.brief';

const hasCookie = (): boolean => {
  try {
    return document.cookie.split('; ').includes(`${KEY}=1`);
  } catch {
    return false;
  }
};

/** Whether who signs in now is forgotten once the browser is closed. */
export function setBrief(brief: boolean): void {
  writeStored('localStorage', KEY, brief ? '1' : null);
  document.cookie = `${KEY}=${brief ? '1' : '; max-age=0'}; path=/; samesite=lax`;
}

/** The browser was closed since somebody signed in who did not want to stay. */
export const isBriefOver = (): boolean => readStored('localStorage', KEY) !== null && !hasCookie();

export const forgetBrief = (): void => writeStored('localStorage', KEY, null);
