import { use, type ComponentType, type FunctionComponent } from 'react';

export type Preloadable<Props extends object = object> = FunctionComponent<Props> & {
  preload: () => Promise<unknown>;
};

/**
 * A page in its own chunk that renders at once when the chunk is there. React's own `lazy` always shows its fallback
 * first, and each fallback shown costs up to 300 ms.
 */
export function preloadable<Props extends object = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): Preloadable<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  const preload = () => {
    if (loading) return loading;
    const started = load().then((module) => {
      // React reads a promise that says so at once, without suspending.
      void Object.assign(started, { status: 'fulfilled', value: module.default });
      return module.default;
    });
    started.catch(() => (loading = undefined));
    loading = started;
    return started;
  };
  const Page = (props: Props) => {
    const Component = use(preload());
    return <Component {...props} />;
  };
  return Object.assign(Page, { preload });
}
