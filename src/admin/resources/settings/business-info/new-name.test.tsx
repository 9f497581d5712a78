// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { siteOperations } from '#wix/site-operations.ts';
import { loadSession, useStoreProfile } from '#admin/access/session.ts';
import { loadTestSession, testStore } from '#admin/testing/test-session.ts';
import { businessInfoProvider } from './provider.ts';

afterEach(cleanup);
afterEach(() => vi.unstubAllGlobals());
afterEach(() => vi.restoreAllMocks());

it('every page bears the new name of the shop as soon as it is kept', async () => {
  await loadTestSession();
  let siteDisplayName = 'Halfdrop';
  vi.spyOn(siteOperations, 'read').mockImplementation(() =>
    Promise.resolve({ version: '1', properties: { siteDisplayName } }),
  );
  vi.spyOn(siteOperations, 'change').mockImplementation(({ profile }) => {
    siteDisplayName = String(profile?.data.siteDisplayName);
    return Promise.resolve();
  });
  const { result } = renderHook(useStoreProfile);
  expect(result.current).toEqual(testStore);
  const data = { profile: { data: { siteDisplayName: 'Eighthdrop' }, fields: ['siteDisplayName'] } };
  await act(async () => void (await businessInfoProvider.update('business-info', { data })));
  expect(result.current).toEqual({ ...testStore, name: 'Eighthdrop' });
  expect((await loadSession()).store.name).toBe('Eighthdrop');
});
