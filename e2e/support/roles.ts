import type { APIRequest, BrowserContextOptions } from '@playwright/test';
import { Api } from './api.ts';

export type Role = 'owner' | 'merchant' | 'moderator' | 'editor' | 'viewer';

export type SignedIn = Exclude<BrowserContextOptions['storageState'], string | undefined>;

export const person: Record<Role, string> = {
  owner: 'Ines Aalto',
  merchant: 'Marek Duval',
  moderator: 'Noor Castellan',
  editor: 'Edda Ruiz',
  viewer: 'Vito Lindqvist',
};

/** As the sign-in page of the demo store shows them. */
export const demoAccount = (role: Role): { email: string; password: string } => ({
  email: `${role}@halfdrop.example`,
  password: `halfdrop-${role}`,
});

export async function signIn(request: APIRequest, origin: string, role: Role): Promise<SignedIn> {
  const visitor = await request.newContext();
  await new Api(visitor, origin).call('POST', '/admin/api/auth/sign-in/email', demoAccount(role));
  const state = await visitor.storageState();
  await visitor.dispose();
  return state;
}
