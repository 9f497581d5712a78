// @vitest-environment happy-dom
import { cleanup, render, renderHook, screen } from '@testing-library/react';
import { NotificationContextProvider, useNotify } from 'ra-core';
import { useEffect } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { staffDesk } from '../../shared/desks/staff.ts';
import { forgetSession, loadSession, useLacksMailServer } from '../access/session.ts';
import { addEmailPromises } from '../i18n/email-promises.ts';
import { EmailNotice } from './EmailNotice.tsx';
import { Toaster } from './Toaster.tsx';

addEmailPromises('test', ['deed.send.detail', 'deed.send.done']);

afterEach(cleanup);
afterEach(() => {
  forgetSession();
  vi.unstubAllGlobals();
});

interface Server {
  hasMailbox?: boolean;
  ownFields?: boolean;
  demo?: boolean;
  permissions?: readonly string[];
}

async function signIn({ permissions = [], ...server }: Server): Promise<void> {
  const staff = { id: '1', email: 'a@example.com', name: 'A', role: 'owner' };
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      Response.json({ hasMailbox: true, ownFields: true, demo: false, ...server, staff, permissions }),
    ),
  );
  await loadSession();
}

const showNotice = (of: string) =>
  render(
    <MemoryRouter>
      <EmailNotice of={of} />
    </MemoryRouter>,
  );

function Notify({ message }: { message: string }) {
  const notify = useNotify();
  useEffect(() => notify(message), [notify, message]);
  return null;
}

const showToast = (message: string) =>
  render(
    <MemoryRouter>
      <NotificationContextProvider>
        <Notify message={message} />
        <Toaster />
      </NotificationContextProvider>
    </MemoryRouter>,
  );

const text = () => document.body.textContent;
const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

it('says that an email is stored, with a link to the mailbox for who may read it', async () => {
  await signIn({ permissions: staffDesk.rights.list });
  showNotice('test.deed.send');
  expect(text()).toContain('counterpart.email.stored');
  expect(links()).toEqual(['/mailbox']);
});

it('has no link for who may not read the mailbox', async () => {
  await signIn({});
  showNotice('test.deed.send.detail');
  expect(text()).toContain('counterpart.email.stored');
  expect(links()).toEqual([]);
});

it.each([
  ['of a message that promises none', {}, 'test.deed.delete'],
  ['where a mail server is set up', { hasMailbox: false }, 'test.deed.send'],
  ['where a hosted platform sends the emails', { ownFields: false }, 'test.deed.send'],
] as const)('is silent %s', async (_, server, of) => {
  await signIn(server);
  showNotice(of);
  expect(text()).toBe('');
});

it('follows a notification that promises an email, and no other', async () => {
  await signIn({ permissions: staffDesk.rights.list });
  showToast('test.deed.send.done');
  expect(text()).toContain('counterpart.email.stored');
  expect(links()).toEqual(['/mailbox']);
  cleanup();
  showToast('test.deed.delete.done');
  expect(text()).not.toContain('counterpart.email.stored');
});

it.each([
  ['an owner', { permissions: staffDesk.rights.list }, true],
  [
    'an owner, though a hosted platform sends the other emails',
    { ownFields: false, permissions: staffDesk.rights.list },
    true,
  ],
  ['nobody in the demo store', { demo: true, permissions: staffDesk.rights.list }, false],
  ['nobody where there is one', { hasMailbox: false, permissions: staffDesk.rights.list }, false],
  ['nobody else', {}, false],
] as const)('a mail server is to be set up by %s', async (_, server, lacks) => {
  await signIn(server);
  expect(renderHook(useLacksMailServer).result.current).toBe(lacks);
});
