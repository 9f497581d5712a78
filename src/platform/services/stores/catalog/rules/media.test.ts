import { describe, expect, it } from 'vitest';
import { mediaFrom, normaliseMedia } from './media.ts';

const VIDEO = 'a1b2c3_0123456789abcdef0123456789abcdef';
const PICTURE = `${VIDEO}~mv2.jpg`;

/** The package's types leave some of a video out. */
const sent = (video: { filename: string; posters: object[] }): { id: string } => ({ id: VIDEO, ...video });

describe('media of a product', () => {
  it('sdk: a video comes as the SDK reads `wix:video`, with its poster', () => {
    const poster = { id: `${VIDEO}f000.jpg`, width: 1280, height: 720 };
    const video = sent({ filename: 'hanging it.mp4', posters: [poster] });
    expect(mediaFrom({ video, altText: 'How it hangs' }, [])).toEqual({
      id: VIDEO,
      mediaType: 'VIDEO',
      altText: 'How it hangs',
      video: {
        id: VIDEO,
        url: `https://video.wixstatic.com/video/${VIDEO}/file`,
        filename: 'hanging it.mp4',
        posters: [
          {
            id: `${VIDEO}f000.jpg`,
            url: `https://static.wixstatic.com/media/${VIDEO}f000.jpg`,
            width: 1280,
            height: 720,
          },
        ],
      },
    });
  });

  it('docs: a video is known by its address, and by its id, which ends without a kind', () => {
    const byAddress = mediaFrom({ url: `https://video.wixstatic.com/video/${VIDEO}/720p/mp4/file.mp4` }, []);
    const byId = mediaFrom({ id: VIDEO }, []);
    expect(byAddress).toMatchObject({ id: VIDEO, mediaType: 'VIDEO' });
    expect(byId).toEqual(byAddress);
    expect(mediaFrom({ id: PICTURE }, [])).toMatchObject({ id: PICTURE, mediaType: 'IMAGE' });
  });

  it('assumed: what was known of a video stays when it is named by its id', () => {
    const posters = [{ id: 'p.jpg', width: 3, height: 2 }];
    const before = mediaFrom({ video: sent({ filename: 'a.mp4', posters }) }, []);
    expect(mediaFrom({ id: VIDEO }, [before])).toEqual(before);
  });

  it('assumed: a product is shown by its first picture, by a video only where it has none', () => {
    const items = [{ id: VIDEO }, { id: PICTURE }];
    expect(normaliseMedia({ itemsInfo: { items } }, []).main?.id).toBe(PICTURE);
    expect(normaliseMedia({ itemsInfo: { items: [{ id: VIDEO }] } }, []).main?.id).toBe(VIDEO);
  });
});
