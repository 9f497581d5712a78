import type { ShopWindow } from '../../shared/shop-window.ts';
import { families, type FamilyName } from '../art/families.ts';
import { palettes } from '../art/palettes.ts';
import { COVERS, NEWEST } from './collections.ts';
import { type DemoProduct, demoProducts } from './products.ts';
import { proofs, provenPoster } from './proofs.ts';

const bySlug = (slug: string): DemoProduct => {
  const product = demoProducts.find((candidate) => candidate.slug === slug);
  if (!product) throw new Error(`no poster ${slug}`);
  return product;
};

/** Families take turns, so that the wall shows them mixed. */
function mixed(): DemoProduct[] {
  const byFamily = Object.values(Object.groupBy(demoProducts, (product) => product.family));
  const longest = Math.max(...byFamily.map((list) => list.length));
  return Array.from({ length: longest }, (_, turn) =>
    byFamily.flatMap((list) => list.slice(turn, turn + 1)),
  ).flat();
}

export function demoWindow(): ShopWindow {
  const framed = bySlug('ember-valley');
  const oak = framed.variants.find(
    ({ choices }) =>
      choices.Size.startsWith('50') && choices.Frame === 'Oak' && choices.Paper.startsWith('Cotton'),
  );
  return {
    currency: 'EUR',
    families: (Object.keys(families) as FamilyName[]).map((id) => ({
      id,
      name: families[id].name,
      mediaId: bySlug(COVERS[id]).mediaId,
      count: demoProducts.filter((product) => product.family === id).length,
    })),
    posters: mixed().map((product) => {
      const palette = palettes[product.palette];
      return {
        slug: product.slug,
        name: product.name,
        family: product.familyName,
        number: product.number,
        price: product.price,
        paletteName: palette.name,
        colors: [palette.paper, ...palette.colors.slice(0, 4)],
        mediaId: product.mediaId,
        alt: product.alt,
      };
    }),
    newest: NEWEST.map((slug) => bySlug(slug).slug),
    proofs: { family: provenPoster.familyName, poster: provenPoster.name, sheets: [...proofs] },
    framed: { slug: framed.slug, price: oak?.price ?? framed.price },
  };
}
