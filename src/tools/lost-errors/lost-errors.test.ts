import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { swallowedErrors } from './catches.ts';
import { lostMutations } from './mutations.ts';

const ROOT = join(import.meta.dirname, '../../..');

const sources = new Map(
  ['src/admin', 'src/storefront'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => `${folder}/${path.split(sep).join('/')}`)
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
      .map((path) => [path, readFileSync(join(ROOT, path), 'utf8')] as const),
  ),
);

/** Where an error of something that looks like a change ends, with the reason why nobody misses it. Only shrinks. */
const SWALLOWED: Readonly<Record<string, string>> = {
  'src/admin/access/auth-provider.ts: callApi': 'signing out: the page forgets the session all the same',
  'src/admin/picker/with-alt-text.ts: callApi': 'reads: its path is a POST',
  'src/admin/resources/content/media/use-library.ts: current':
    'reads a further page, which is read again on scrolling',
  'src/admin/resources/content/media/viewer/use-model-poster.ts: callApi':
    'nobody asked for it, and the next visit repeats it',
  'src/admin/resources/sales/orders/drafts/editor/use-draft-editor.ts: mutateAsync':
    'the mutation is returned whole, and the editor displays its error',
  'src/admin/resources/sales/subscriptions/open/use-contract-draft.ts: remove':
    'removes a draft that nobody has changed',
  'src/admin/ui/export/ColumnSetDialog.tsx: run': 'the dialog displays the error of its mutation',
  'src/admin/ui/views/ViewDialog.tsx: confirm': 'the dialog displays the error of its mutation',
  'src/admin/uploads/UploadFrame.tsx: goOnAfterReload':
    'resumes uploads, each of which displays its own error',
  'src/admin/uploads/queue/tab-claim.ts: lockOf': 'a lock among the tabs of this browser',
  'src/admin/uploads/queue/upload-memory.ts: delete': 'a store of this browser',
  'src/admin/uploads/queue/upload-memory.ts: put': 'a store of this browser',
  'src/admin/uploads/queue/upload-queue.ts: drop': 'a store of this browser',
  'src/storefront/account/sign-out.ts: signOut': 'signing out: the page forgets the tokens all the same',
  'src/storefront/cart/cart-store.ts: estimateCart': 'reads: the totals say that they are not current',
  'src/storefront/catalog/reviews/use-review-link.ts: openReviewLink':
    'reads, and displays another page instead',
  'src/storefront/checkout/purchase.ts: resultOf': 'reads how a payment went, and says that nobody knows',
  'src/storefront/checkout/tip-store.ts: purchaseFlowId': 'reads what may be added: nothing is offered',
  'src/storefront/gift-card/use-gift-card.ts: operations': 'reads the offer: the usual one stays',
  'src/storefront/order-download/DownloadPage.tsx: showDownload': 'reads, and displays another page instead',
  'src/storefront/server-entry.tsx: frame': 'reads, on the server: the page is drawn without',
  'src/storefront/server-entry.tsx: menu': 'reads, on the server: the page is drawn without',
  'src/storefront/shell/read-related-data.ts: algorithmsOfApps': 'reads: the page is drawn without',
  'src/storefront/shell/read-related-data.ts: recommend, toPoster, withRatings, withPlaceholders':
    'reads: the page is drawn without',
  'src/storefront/shell/read-hangings.ts: withPlaceholders': 'reads: the page is drawn without',
  'src/storefront/shell/wishes.ts: set': 'reads: no heart is filled',
  'src/storefront/wishlist/use-wishlist.ts: addEarlyPress':
    'its error is displayed with the list that is read after it',
};

/** Mutations whose error is displayed by other means than the mutation. Only shrinks. */
const DISPLAYED_OTHERWISE: Readonly<Record<string, string>> = {
  'src/admin/resources/sales/orders/archive/use-archive.ts: useArchiving':
    'notifies in the call itself, so that it is read where the order is not open any more',
};

describe('changes of the back office and the shop', () => {
  it('never swallow the error of a change, but for those that nobody would miss', () => {
    expect(sources.size).toBeGreaterThan(1000);
    expect([...new Set(swallowedErrors(sources))].toSorted()).toEqual(Object.keys(SWALLOWED).toSorted());
  });

  it('display the error of every mutation', () => {
    expect([...new Set(lostMutations(sources))].toSorted()).toEqual(Object.keys(DISPLAYED_OTHERWISE));
  });
});

const swallowedIn = (code: string) => swallowedErrors(new Map([['form.tsx', code]]));
const lostIn = (...files: [path: string, code: string][]) => lostMutations(new Map(files));

describe('an error counts as swallowed', () => {
  const saving = (clause: string) =>
    swallowedIn(`async function go() { try { await api.save(x); } ${clause} }`);
  it.each([
    ['catch { setFailed(true); }', true],
    ["catch (thrown) { setOutcome(isMuted(thrown) ? 'muted' : 'failed'); }", true],
    [
      "catch (thrown) { const { status } = toCallError(thrown); say(status === 429 ? 'often' : 'failed'); }",
      true,
    ],
    ["catch (thrown) { if (thrown instanceof CallError) say('failed'); }", true],
    ['catch (thrown) { setFailure({ thrown }); }', false],
    ['catch (thrown) { const error = toCallError(thrown); setError(error); }', false],
    ['catch (thrown) { const { code, message } = toCallError(thrown); say(message); }', false],
    ['catch (thrown) { if (isMuted(thrown)) return; throw thrown; }', false],
  ])('%s: %s', (clause, isSwallowed) => {
    expect(saving(clause)).toEqual(isSwallowed ? ['form.tsx: save'] : []);
  });

  it('in a promise that is not awaited, too, and never where it only read', () => {
    expect(swallowedIn('client.use(addWish)(x).catch(() => undefined);')).toEqual(['form.tsx: addWish']);
    expect(swallowedIn('save().then(done, () => setFailed(true));')).toEqual(['form.tsx: save']);
    expect(
      swallowedIn('save().catch(refuse); save().catch((e) => refuse(e)); readMember().catch(() => {});'),
    ).toEqual([]);
  });
});

describe('a mutation counts as lost', () => {
  it.each([
    ['const save = useMutation({ mutationFn }); save.mutate();', true],
    ['const { mutate, isPending } = useMutation({ mutationFn }); mutate();', true],
    ["const save = useMutation({ mutationFn, onError: () => notify('failed') }); save.mutate();", true],
    [
      'const save = useMutation({ mutationFn, onError: (error) => notify(error.message) }); save.mutate();',
      false,
    ],
    ['const save = useMutation({ mutationFn }); save.mutate(); return <E error={save.error} />;', false],
    ['const { mutate, error } = useMutation({ mutationFn }); mutate();', false],
    ['const save = useMutation({ mutationFn }); save.mutate(x, { onError: (error) => say(error) });', false],
    ['const save = useMutation({ mutationFn }); return <Dialog running={save} />;', false],
  ])('%s: %s', (body, isLost) => {
    expect(lostIn(['form.tsx', `function Form() { ${body} }`])).toEqual(
      isLost ? ['form.tsx: useMutation'] : [],
    );
  });

  it('where the hook that hands it out is called', () => {
    const hook = `export function useSave() { return useMutation({ mutationFn }); }
      export function useBoth() { const change = useMutation({}); const remove = useMutation({}); return { change, remove }; }`;
    const page = `import { useBoth, useSave } from './use-save.ts';
      function Page() { const save = useSave(); save.mutate(); const { change, remove } = useBoth(); change.mutate(); remove.mutate(); return remove.error; }`;
    expect(lostIn(['desk/use-save.ts', hook], ['desk/Page.tsx', page])).toEqual([
      'desk/Page.tsx: useSave',
      'desk/Page.tsx: useBoth.change',
    ]);
  });
});
