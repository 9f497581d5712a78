// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { beginVisit, endVisit } from '../../wix/shopper/visit.ts';
import { siteOf, useVisitLink } from './visit.ts';

function Links() {
  return (
    <>
      <a href={useVisitLink('cart', '/cart')}>cart</a>
      <a href={useVisitLink('login', '/sign-in')}>login</a>
      <a href={useVisitLink('home', '/')}>home</a>
    </>
  );
}

const hrefs = () =>
  screen.getAllByRole('link').map((link) => link.getAttribute('href')?.replace(/\?.*$/, '') ?? '');

afterEach(() => {
  cleanup();
  endVisit();
});

it('leads to pages of the app that sent the shopper, else to ours', () => {
  render(<Links />);
  expect(hrefs()).toEqual(['/cart', '/sign-in', '/']);
  cleanup();
  beginVisit({ loginUrl: 'https://app.example/login', postFlowUrl: 'https://app.example/' });
  render(<Links />);
  // Without a cart page of its own, the app itself.
  expect(hrefs()).toEqual(['https://app.example/', 'https://app.example/login', 'https://app.example/']);
  cleanup();
  beginVisit({ cartPageUrl: 'myapp://cart' });
  render(<Links />);
  expect(hrefs()).toEqual(['myapp://cart', '/sign-in', '/']);
});

it('names a site by its host, and an app on a phone by nothing', () => {
  expect(siteOf('https://app.example:8443/back')).toBe('app.example:8443');
  expect(siteOf('myapp://store/thanks')).toBeUndefined();
});
