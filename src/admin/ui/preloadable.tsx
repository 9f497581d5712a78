import { Suspense, use, type ComponentType, type FunctionComponent } from 'react';
import { onReturn } from '../data/connection.ts';

export type Preloadable<Props extends object = object> = FunctionComponent<Props> & {
  preload: () => Promise<unknown>;
};

/** The code of a page did not come: the network failed, or a newer version has taken the place of this one. */
export class MissingCode extends Error {
  override readonly name = 'MissingCode';
}

/**
 * A page in its own chunk that renders at once when the chunk is there. React's own `lazy` always shows its fallback
 * first, and each fallback shown costs up to 300 ms. A missing chunk is fetched once, and again when the
 * server is back from a silence.
 */
export function preloadable<Props extends object = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): Preloadable<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  let missing = false;
  onReturn(() => {
    if (missing) loading = undefined;
  });
  const preload = () => {
    if (loading) return loading;
    missing = false;
    const started: Promise<ComponentType<Props>> = load().then(
      (module) => {
        // React reads a promise that says so at once, without suspending.
        void Object.assign(started, { status: 'fulfilled', value: module.default });
        return module.default;
      },
      (cause: unknown) => {
        missing = true;
        throw new MissingCode(cause instanceof Error ? cause.message : String(cause), { cause });
      },
    );
    // Who waits for it hears of it; who only meant to be early need not.
    started.catch(() => undefined);
    loading = started;
    return started;
  };
  const Page = (props: Props) => {
    const Component = use(preload());
    return <Component {...props} />;
  };
  return Object.assign(Page, { preload });
}

const parts = new Set<() => Promise<unknown>>();

/** A part of a page that a click opens, such as a dialog: its code comes in an idle moment, or with the click. */
export function lazyPart<Props extends object = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): FunctionComponent<Props> {
  const Part = preloadable(load);
  parts.add(Part.preload);
  return (props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}

/** Fetches the code of what clicks may open from here on. */
export const preloadParts = (): Promise<unknown> =>
  Promise.all([...parts].map((preload) => preload().catch(() => undefined)));
