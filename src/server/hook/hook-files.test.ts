import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { Window } from 'happy-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HOOK_PATH, hookFiles, hookPath } from '../../shared/app-hook.ts';
import { readHookFile } from './hook-files.ts';
import { hookRoutes } from './hook-routes.ts';
import { writeHookFiles } from './write-hook-files.ts';

const URL_HERE = 'https://shop.test';
const CLIENT_ID = 'b2d94f6e-31c7-4f0a-8e55-0c7a9d36f118';
const PICTURE = 'https://static.wixstatic.com/media/8f2d60_1~mv2.png/v1/fill/w_60,h_60,al_c/a.png';
const LED = PICTURE.replace('https://', `${URL_HERE}/wixstatic/`);
const FILM = 'https://video.wixstatic.com/video/8f2d60_2/480p/mp4/file.mp4';
const LED_FILM = FILM.replace('https://', `${URL_HERE}/wixstatic/`);

/** What the hook must not change: addresses of others, and of an app's own picture service. */
const OTHERS = [
  '/_next/image?url=https%3A%2F%2Fstatic.wixstatic.com%2Fmedia%2Fa.png&w=640&q=75',
  'https://images.example/fetch/https://static.wixstatic.com/media/a.png',
  'https://static.wixstatic.com.evil.example/media/a.png',
  'https://evil.example/?static.wixstatic.com/media/a.png',
  'wix:image://v1/a.png/b.png#originWidth=1&originHeight=1',
];

describe('the file for browsers', () => {
  let window: Window;
  let document: Window['document'];
  const requested: string[] = [];

  async function run(): Promise<void> {
    const code = await readHookFile('browser', { url: URL_HERE });
    const script = runInThisContext(`(globalThis) => {\n${code}}`) as (page: Window) => void;
    script(window);
  }

  beforeEach(() => {
    requested.length = 0;
    window = new Window({ url: 'https://app.example/' });
    document = window.document;
    window.fetch = async (input) => {
      requested.push(typeof input === 'string' ? input : '');
      return new window.Response();
    };
    window.XMLHttpRequest.prototype.open = (_method, url) => void requested.push(url);
  });
  afterEach(() => window.happyDOM.close());

  it('docs: leads what the page has, and whatever is added to it later', async () => {
    document.body.innerHTML = `<img src="${PICTURE}" srcset="${PICTURE} 1x, ${PICTURE} 2x">`;
    await run();
    expect(document.body.innerHTML).toBe(`<img src="${LED}" srcset="${LED} 1x, ${LED} 2x">`);
    document.body.innerHTML = `<picture><source srcset="${PICTURE}"></picture>
      <video poster="${PICTURE}"><source src="${FILM}"></video><a href="${FILM}"></a>`;
    await vi.waitFor(() =>
      expect(document.body.innerHTML).toBe(`<picture><source srcset="${LED}"></picture>
      <video poster="${LED}"><source src="${LED_FILM}"></video><a href="${LED_FILM}"></a>`),
    );
  });

  it('docs: leads inline styles, style elements and rules', async () => {
    await run();
    document.body.innerHTML = `<p style="color: red; background-image: url('${PICTURE}')"></p>
      <style>p { background: url(${PICTURE}) }</style>`;
    await vi.waitFor(() => {
      const [styled, sheet] = ['p', 'style'].map((name) => document.querySelector(name)?.outerHTML);
      expect(styled).toBe(`<p style="color: red; background-image: url(&quot;${LED}&quot;);"></p>`);
      expect(sheet).toContain(`url(${LED})`);
    });
    const sheet = new window.CSSStyleSheet();
    sheet.insertRule(`p { background-image: url("${PICTURE}") }`);
    expect(sheet.cssRules[0]?.cssText).toContain(LED);
  });

  it('docs: leads an address as soon as it is set, and the page reads what it set', async () => {
    await run();
    const image = document.createElement('img');
    image.src = PICTURE;
    expect([image.outerHTML, image.src, image.getAttribute('src')]).toEqual([
      `<img src="${LED}">`,
      PICTURE,
      PICTURE,
    ]);
    image.setAttribute('srcset', `${PICTURE} 2x`);
    const video = document.createElement('video');
    video.src = FILM;
    video.setAttribute('poster', PICTURE.replace('https:', ''));
    expect([image, video].map(({ outerHTML }) => outerHTML)).toEqual([
      `<img src="${LED}" srcset="${LED} 2x">`,
      `<video src="${LED_FILM}" poster="${LED}"></video>`,
    ]);
    const root = document.createElement('div').attachShadow({ mode: 'open' });
    root.innerHTML = `<img src="${PICTURE}">`;
    await vi.waitFor(() => expect(root.innerHTML).toBe(`<img src="${LED}">`));
  });

  it('docs: leads the requests of fetch and XMLHttpRequest, of the platform and of files', async () => {
    await run();
    await window.fetch('https://www.wixapis.com/oauth2/token');
    new window.XMLHttpRequest().open('GET', 'https://edge.wixapis.com/a?b=c');
    await window.fetch(PICTURE);
    await window.fetch('/own');
    expect(requested).toEqual([`${URL_HERE}/wixapis/oauth2/token`, `${URL_HERE}/wixapis/a?b=c`, LED, '/own']);
  });

  it('assumed: leaves all other addresses alone, also when it is loaded twice', async () => {
    await run();
    await run();
    for (const address of OTHERS) {
      const image = document.createElement('img');
      image.setAttribute('src', address);
      expect(image.outerHTML).toContain(`src="${address.replaceAll('&', '&amp;')}"`);
      await window.fetch(address);
    }
    expect(requested).toEqual(OTHERS);
    document.body.innerHTML = `<img src="${PICTURE}">`;
    await vi.waitFor(() => expect(document.body.innerHTML).toBe(`<img src="${LED}">`));
  });
});

describe('the files of the hook', () => {
  it('assumed: are the same from the server and from the command', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'hook-'));
    const steps = await writeHookFiles(
      { PORT: 8080, PUBLIC_URL: `${URL_HERE}/`, PLATFORM_CLIENT_ID: CLIENT_ID },
      folder,
    );
    expect(steps).toContain(`WIX_CLIENT_ID=${CLIENT_ID} node --import ./counterpart-hook.mjs`);
    expect((await readdir(folder)).toSorted()).toEqual(Object.values(hookFiles).toSorted());
    const routes = hookRoutes(URL_HERE);
    for (const runtime of ['node', 'browser'] as const) {
      const reply = await routes.request(hookPath(runtime, CLIENT_ID).slice(HOOK_PATH.length));
      expect(reply.headers.get('content-type')).toContain('text/javascript');
      const text = await reply.text();
      expect(text).toBe(await readFile(join(folder, hookFiles[runtime]), 'utf8'));
      expect(text).toContain(`// Client ID: ${CLIENT_ID}\n`);
      expect(text).toContain(
        `const COUNTERPART =${runtime === 'node' ? ' process.env.COUNTERPART_URL ||' : ''} "${URL_HERE}";`,
      );
    }
    await rm(folder, { recursive: true });
  });

  it('assumed: take nothing into their code but an id', async () => {
    const reply = await hookRoutes(URL_HERE).request(`/${hookFiles.browser}?client=%0Aalert(1)//`);
    expect(await reply.text()).not.toContain('alert');
  });
});
