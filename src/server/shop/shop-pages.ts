import type { Hono } from 'hono';
import type { ShopRendererOptions } from '../../shared/shop-rendering.ts';
import type { Gateway } from '../gateway.ts';
import { rememberReads } from './remembered-reads.ts';
import { renderRoutes } from './render-routes.ts';
import { readShopBuild } from './shop-build.ts';

interface Options extends Pick<ShopRendererOptions, 'client' | 'placeholder'> {
  gateway: Gateway;
  /** Folder of the built parts. */
  root: string;
}

/** Pictures of a hosted platform come from its own media host. */
const HOSTED_MEDIA = 'https://static.wixstatic.com/media';

/** The public pages, drawn by the built storefront over the platform that the gateway talks to. */
export function shopPages({ gateway, client, placeholder, root }: Options): Hono {
  const { store, publicUrl, logger } = gateway;
  const renderer = readShopBuild(root)
    .then(({ createRenderer, filesFor }) =>
      createRenderer({
        store,
        publicUrl,
        client,
        placeholder,
        filesFor,
        mediaBase: client.platform === undefined ? '/media' : HOSTED_MEDIA,
        platformFetch: rememberReads(gateway),
      }),
    )
    .catch((error: unknown) => {
      logger.warn({ err: error }, 'the shop is not built yet: npm run build');
      return undefined;
    });
  return renderRoutes({
    renderer,
    publicUrl,
    ...(client.platform !== undefined && { connect: new URL(client.platform).origin }),
  });
}
