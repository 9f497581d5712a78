import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { brandCss } from '#shared/brand-css.ts';
import { colorProblems } from '#shared/brand-colors.ts';
import { PREVIEW_THEME_PARAM, SCHEMES, type Scheme } from '#shared/store-brand.ts';
import { useFormState } from '#admin/ui/form/form-context.ts';
import { Segmented } from '#admin/ui/Segmented.tsx';
import styles from './storefront.module.css';
import { brandOf, type StorefrontValues } from './storefront-values.ts';

const DEVICES = ['desktop', 'phone'] as const;
type Device = (typeof DEVICES)[number];

/** How wide the page is drawn, and how much of its height is seen. */
const SIZES: Readonly<Record<Device, { width: number; height: number }>> = {
  desktop: { width: 1280, height: 1080 },
  phone: { width: 390, height: 720 },
};

/** By a style sheet that is constructed, which the page's policy allows, of the frame's own kind. */
function applyDesign(page: Document, css: string | undefined, scheme: Scheme): void {
  const { documentElement: root, defaultView: view } = page;
  root.dataset['theme'] = scheme;
  if (!view || css === undefined) return;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(css);
  page.adoptedStyleSheets = [sheet];
}

/** The front page with the design that is not saved yet: no script of it runs, and nothing in it can be pressed. */
export function DesignPreview() {
  const translate = useTranslate();
  const { values } = useFormState<StorefrontValues>();
  const [device, setDevice] = useState<Device>('desktop');
  const [scheme, setScheme] = useState<Scheme>('light');
  const [page, setPage] = useState<Document | null>(null);
  const [space, setSpace] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const { theme } = values;
  const brand = brandOf(values);
  const isReadable = Object.keys(colorProblems(brand, theme)).length === 0;
  const css = isReadable ? brandCss(brand, theme, '/media') : undefined;

  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new ResizeObserver(([entry]) => setSpace(entry?.contentRect.width ?? 0));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (page) applyDesign(page, css, scheme);
  }, [page, css, scheme]);

  const { width, height } = SIZES[device];
  const scale = Math.min(1, space / width);
  const labelOf = (name: string) => translate(`storefront.preview.${name}`);
  return (
    <section className={styles['preview']} aria-label={labelOf('title')}>
      <div className={styles['previewBar']}>
        <Segmented
          label={labelOf('device')}
          value={device}
          options={DEVICES.map((value) => ({ value, label: labelOf(value) }))}
          onChange={setDevice}
        />
        <Segmented
          label={labelOf('scheme')}
          value={scheme}
          options={SCHEMES.map((value) => ({ value, label: labelOf(value) }))}
          onChange={setScheme}
        />
      </div>
      <div ref={place} className={styles['screen']} style={{ blockSize: height * scale }}>
        <iframe
          title={labelOf('title')}
          src={`/?${PREVIEW_THEME_PARAM}=${theme}`}
          sandbox="allow-same-origin"
          tabIndex={-1}
          style={{ inlineSize: width, blockSize: height, transform: `scale(${scale})` }}
          onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument)}
        />
      </div>
      {!isReadable && <p className={styles['quiet']}>{labelOf('unreadable')}</p>}
    </section>
  );
}
