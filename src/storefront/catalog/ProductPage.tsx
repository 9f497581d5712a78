import { definePage, type PageDefinition, type PageProps } from '../shell/define-page.ts';
import { usePath, useT } from '../shell/page-context.tsx';
import { ratioIn } from '../shell/picture-shape.ts';
import { pictureFormats, renditionUrl, sourceSet } from '../shell/picture-sources.ts';
import { CARD_SIZES, PosterCard } from '../shell/PosterCard.tsx';
import { Icon } from '../shell/ui/Icon.tsx';
import { Reviews } from './reviews/Reviews.tsx';
import { breadcrumbList } from './breadcrumb-list.ts';
import { BuyBox } from './BuyBox.tsx';
import { Gallery, STAGE_SIZES } from './Gallery.tsx';
import { readProductPage, type ProductData } from './product-data.ts';
import { productStructured } from './product-structured.ts';
import styles from './product.module.css';
import type { ProductScene } from './scene.ts';
import { useChoice } from './use-choice.ts';

function Crumbs({ poster, family }: Pick<ProductData, 'poster' | 'family'>) {
  const t = useT();
  const to = usePath();
  const next = <Icon name="next" small />;
  return (
    <nav className={styles['crumbs']} aria-label={t('product.crumbs')}>
      <a href={to('/collections/all')}>{t('nav.all')}</a>
      {next}
      {family && (
        <>
          <a href={to(`/collections/${family.slug}`)}>{family.name}</a>
          {next}
        </>
      )}
      <span aria-current="page">{poster.name}</span>
    </nav>
  );
}

/** Of a row that is all of it bought together; of drawn posters; of anything else. */
function besideTitle({ poster, beside }: ProductData, t: ReturnType<typeof useT>): string {
  if (beside.together) return t('related.together');
  return t(poster.family === undefined ? 'related.like' : 'related.hangs');
}

function ProductPage({ data, scene }: { data: ProductData; scene: ProductScene | undefined }) {
  const t = useT();
  const { poster, family, pictures, beside, reviews } = data;
  const choice = useChoice(data);
  return (
    <>
      <div className="wrap">
        <Crumbs poster={poster} {...(family && { family })} />
        <div className={styles['columns']}>
          <Gallery poster={poster} pictures={pictures} chosen={choice.chosen} scene={scene} />
          <BuyBox data={data} choice={choice} scene={scene} />
        </div>
      </div>
      <Reviews slug={poster.slug} reviews={reviews} />
      {beside.posters.length > 0 && (
        <section className={`sec wrap ${styles['aside']}`}>
          <h2>{besideTitle(data, t)}</h2>
          <div>
            {beside.posters.map((other) => (
              <PosterCard key={other.id} poster={other} sizes={CARD_SIZES} />
            ))}
          </div>
        </section>
      )}
    </>
  );
}

/** @param scene what a theme draws around the pictures */
export const productPage = (scene?: ProductScene): PageDefinition<ProductData> =>
  definePage<ProductData>({
    read: import.meta.env.SSR ? readProductPage : undefined,
    head: (data, t, context) => {
      const { poster, family, pictures, description, seo } = data;
      const picture = pictures[0];
      const path = `/products/${poster.slug}`;
      return {
        title:
          seo?.title ||
          (poster.family === undefined
            ? poster.name
            : t('product.title', {
                name: poster.name,
                family: poster.family,
                number: String(poster.number ?? ''),
              })),
        description: seo?.text || description,
        type: 'product',
        ...(picture && {
          image: {
            url: new URL(renditionUrl(picture, 1080, picture, 'jpg'), context.publicUrl).href,
            alt: picture.alt,
          },
          preload: [
            {
              srcSet: sourceSet(
                picture,
                ratioIn(context.store.look.pictureShape, picture),
                pictureFormats[0],
              ),
              sizes: STAGE_SIZES,
              type: `image/${pictureFormats[0]}`,
            },
          ],
        }),
        structured: [
          productStructured(data, context),
          breadcrumbList(
            [
              { name: t('catalog.home'), path: '/' },
              ...(family ? [{ name: family.name, path: `/collections/${family.slug}` }] : []),
              { name: poster.name, path },
            ],
            context.link,
          ),
        ],
      };
    },
    Page: ({ data }: PageProps<ProductData>) => <ProductPage data={data} scene={scene} />,
  });

export default productPage();
