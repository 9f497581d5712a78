/** Files that lead an app on `@wix/sdk` to this server, as they are downloaded. */
export const hookFiles = { node: 'counterpart-hook.mjs', browser: 'counterpart-hook.js' } as const;
export type HookRuntime = keyof typeof hookFiles;

/** Where the server hands them out, after its own address. */
export const HOOK_PATH = '/hook';

export const hookPath = (runtime: HookRuntime, clientId: string): string =>
  `${HOOK_PATH}/${hookFiles[runtime]}?client=${encodeURIComponent(clientId)}`;

export type HookFramework =
  | 'Node'
  | 'Next.js'
  | 'Astro'
  | 'Remix, React Router'
  | 'SvelteKit'
  | 'Vite'
  | 'Expo';

/** A line for one place of an app: a terminal, or a file of it. */
interface HookStep {
  /** Absent for the terminal. */
  file?: string;
  code: string;
}

interface Installation {
  /** The address of this server. */
  url: string;
  clientId: string;
}

const START = `NODE_OPTIONS="--import $PWD/${hookFiles.node}" npm run dev`;

const framework =
  (file: string, variables: string, idVariable: string, attributes = '') =>
  ({ url, clientId }: Installation): HookStep[] => [
    { code: START },
    { file, code: `<script ${attributes}src="${url}${HOOK_PATH}/${hookFiles.browser}"></script>` },
    { file: variables, code: `${idVariable}=${clientId}` },
  ];

/** What leads an app to this server, by what the app is made with; templates for it name the variable of the client ID. */
export const hookSteps: Readonly<Record<HookFramework, (installation: Installation) => HookStep[]>> = {
  Node: ({ clientId }) => [{ code: `WIX_CLIENT_ID=${clientId} node --import ./${hookFiles.node} app.mjs` }],
  'Next.js': framework('app/layout.tsx, in <head>', '.env.local', 'NEXT_PUBLIC_WIX_CLIENT_ID'),
  Astro: framework('The layout, first in <head>', '.env', 'WIX_CLIENT_ID', 'is:inline '),
  'Remix, React Router': framework('app/root.tsx, first in <head>', '.env', 'WIX_CLIENT_ID'),
  SvelteKit: framework('src/app.html, first in <head>', '.env', 'PUBLIC_WIX_CLIENT_ID'),
  Vite: (installation) =>
    framework('index.html, first in <head>', '.env', 'VITE_WIX_CLIENT_ID')(installation).slice(1),
  Expo: ({ clientId }) => [
    { file: 'The entry file, first line', code: `import './${hookFiles.browser}';` },
    { file: '.env', code: `EXPO_PUBLIC_WIX_CLIENT_ID=${clientId}` },
  ],
};
