// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ShopFooter } from './ShopFooter.tsx';

const { session } = vi.hoisted(() => ({ session: { role: 'visitor' } }));
vi.mock('./session.ts', () => ({ useSession: () => session }));
vi.mock('./ShopContact.tsx', () => ({ ShopContact: () => null }));
vi.mock('./ThemeSwitch.tsx', () => ({ ThemeSwitch: () => null }));
vi.mock('./page-context.tsx', () => ({
  useT: () => (key: string) => key,
  usePath: () => (path: string) => path,
  usePageFacts: () => ({ locale: 'en', path: '/', search: '', store }),
}));

const store = {
  name: 'Halfdrop',
  wishlists: true,
  look: { footer: { title: '', lead: '' }, hasCollections: true, sellsGiftCards: true },
};

afterEach(cleanup);

const links = () => screen.getAllByRole('link').map((link) => link.textContent);

it.each([
  ['visitor', true],
  ['member', false],
])('offers a %s to sign in: %s', (role, isOffered) => {
  session.role = role;
  render(<ShopFooter />);
  expect(links().includes('foot.signIn')).toBe(isOffered);
  expect(links().includes('foot.register')).toBe(isOffered);
  expect(links()).toContain('foot.account');
});
