import { expect, it } from 'vitest';
import { filesInHtml } from './media-uses.ts';

it('sdk: finds the pictures that HTML names by the addresses of the platform, and no others', () => {
  expect(
    filesInHtml(
      `<p>Before</p><img alt="a" src="https://static.wixstatic.com/media/a1~mv2.png" width="8">
       <img src='/media/b2%7Emv2.jpg/v1/fit/w_1,h_1/x.jpg'><IMG SRC=wix:image://v1/c3~mv2.webp/x.webp#originWidth=1>
       <img src="https://elsewhere.example/media/d4.png"><a href="/media/e5.pdf">x</a>
       <img data-src="/media/f6.png"><img src="/media/%E0%A4%A">`,
    ),
  ).toEqual(['a1~mv2.png', 'b2~mv2.jpg', 'c3~mv2.webp', '%E0%A4%A']);
  expect(filesInHtml(undefined)).toEqual([]);
});
