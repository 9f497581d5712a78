// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { dropTokens } from './token-store.ts';
import { beginVisit, endVisit, visitCallback } from './visit.ts';

beforeEach(() => {
  dropTokens();
  endVisit();
});

it('docs: a callback carries the order, the app’s state and whether somebody is signed in', () => {
  beginVisit({ thankYouPageUrl: 'https://app.example/thanks?from=shop', state: 'kept' });
  expect(visitCallback('thankYouPageUrl', { orderId: '7' })).toBe(
    'https://app.example/thanks?from=shop&orderId=7&state=kept&wixMemberLoggedIn=false',
  );
  expect(visitCallback('postFlowUrl')).toBeUndefined();
});

it('assumed: placeholders are filled, and an app on a phone is led back to', () => {
  beginVisit({
    thankYouPageUrl: 'myapp://store/orders/{orderId}',
    postFlowUrl: 'https://app.example/{orderId}',
  });
  expect(visitCallback('thankYouPageUrl', { orderId: 'a b' })).toBe(
    'myapp://store/orders/a%20b?orderId=a+b&wixMemberLoggedIn=false',
  );
  // What nobody fills stays.
  expect(decodeURI(visitCallback('postFlowUrl') ?? '')).toContain('/{orderId}');
});
