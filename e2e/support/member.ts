import { expect, type Page } from '@playwright/test';
import type { Api } from './api.ts';
import { newBuyer } from './shopper.ts';

export interface ShopMember {
  email: string;
  password: string;
}

export async function memberIdOf(api: Api, loginEmail: string): Promise<string> {
  const { members } = await api.platform<{ members: { id: string }[] }>('POST', '/members/v1/members/query', {
    query: { filter: { loginEmail } },
  });
  return members[0]?.id ?? '';
}

export const newMember = (): ShopMember => ({ email: newBuyer().email, password: 'correct-horse-loom' });

/** What the pattern finds in the newest mail to this address that has it; the mailbox of the back office shows all. */
export async function mailTo(api: Api, email: string, pattern: RegExp, timeout = 30_000): Promise<string> {
  const filter = encodeURIComponent(JSON.stringify({ to: email }));
  let found: string | undefined;
  await expect(async () => {
    const mails = await api.call<{ text: string }[]>('GET', `/admin/api/mailbox?filter=${filter}`);
    found = mails.map(({ text }) => pattern.exec(text)?.[1]).find((text) => text !== undefined);
    expect(found, `a mail to ${email} with ${pattern.source}`).toBeDefined();
  }).toPass({ timeout });
  return found ?? '';
}

export const mailedCode = (api: Api, email: string): Promise<string> => mailTo(api, email, /\b(\d{6})\b/);

export const recoveryLink = (api: Api, email: string): Promise<string> =>
  mailTo(api, email, /https?:\/\/[^/\s]+(\/\S*recover\/new\?token=\w+)/);

/** @param shop of another server than the worker's */
export async function registerMember(page: Page, member: ShopMember, shop = ''): Promise<void> {
  await page.goto(`${shop}/register`);
  await fillRegistration(page, member);
}

export async function fillRegistration(page: Page, { email, password }: ShopMember): Promise<void> {
  await page.getByLabel('First name').fill('Noa');
  await page.getByLabel('Last name').fill('Levi');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Open the account' }).click();
}

export async function signInMember(page: Page, { email, password }: ShopMember, back = ''): Promise<void> {
  await page.goto(back || '/sign-in');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** A member who is signed in, on their orders page. */
export async function openAccount(page: Page): Promise<ShopMember> {
  const member = newMember();
  await registerMember(page, member);
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
  return member;
}
