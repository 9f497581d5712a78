import { useEffect, useRef, type ReactNode } from 'react';
import type { ShownBrand } from '../../shared/checkout-page.ts';
import { usePath, useT } from './page-context.tsx';
import { renditionUrl } from './picture-sources.ts';
import { StoreName } from './StoreName.tsx';
import { useVisitLink } from './visit.ts';

/** What the checkout's page read of how it is to look. */
const brandOf = (data: unknown): ShownBrand | undefined =>
  (data as { shown?: { settings: { checkoutBrand?: ShownBrand } } } | undefined)?.shown?.settings
    .checkoutBrand;

const LOGO_WIDTH = 480;
const logoUrl = (id: string, width: number, height: number): string =>
  renditionUrl({ id, width, height, alt: '' }, LOGO_WIDTH, { width, height }, 'webp');

/** Where one pays: nothing around it but the name of the shop and the way back. */
export function PlainFrame({ children, data }: { children: ReactNode; data?: unknown }) {
  const t = useT();
  const to = usePath();
  const back = useVisitLink('cart', to('/cart'));
  const header = brandOf(data)?.header;
  const logo = header?.logo?.image;
  const place = useRef<HTMLElement>(null);
  // By script: the page's policy takes no style that the markup brings.
  useEffect(() => {
    const bar = place.current;
    if (!bar || !header) return;
    const { style } = bar;
    const [back, ink] = [header.backgroundFill?.color, header.textColor];
    if (back) style.setProperty('background', back);
    if (ink) for (const name of ['color', '--ink']) style.setProperty(name, ink);
  }, [place, header]);
  return (
    <>
      <a className="vh skip" href="#main">
        {t('skip')}
      </a>
      <header className="bar plain" ref={place}>
        <StoreName>
          {logo?.id && logo.width && logo.height ? (
            <img className="brand-logo" src={logoUrl(logo.id, logo.width, logo.height)} alt="" />
          ) : (
            header?.text || undefined
          )}
        </StoreName>
        <a className="link" href={back}>
          {t('cart.back')}
        </a>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
