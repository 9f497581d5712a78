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
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  const preload = () =>
    (loading ??= load().then(
      (module) => (loaded = module.default),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));
  const Page = (props: Props) => {
    const Component = loaded ?? use(preload());
    return <Component {...props} />;
  };
  return Object.assign(Page, { preload });
}
