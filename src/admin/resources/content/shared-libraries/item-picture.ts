import type { EnterpriseMediaItem } from '#wix/enterprise-media-operations.ts';
import { mediaUrl } from '#wix/media-url.ts';

/** What stands for the item: itself, or the first frame of it. Undefined where there is no picture of it. */
export function pictureOf({ assets }: EnterpriseMediaItem, size: number): string | undefined {
  const { image, vector, video, model3d } = assets ?? {};
  const poster = /posterUri=([^&]+)/.exec(video ?? '')?.[1];
  const picture = image ?? vector ?? model3d?.thumbnail ?? (poster && `wix:image://v1/${poster}/poster`);
  return mediaUrl(picture, { width: size, height: size }, 'fit');
}
