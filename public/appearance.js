// Runs before the first paint, so that the chosen appearance never flashes. A file of its own: the page's policy forbids inline scripts.
(() => {
  const root = document.documentElement;
  root.dataset.face = 'admin';
  let mode = 'system';
  let direction = 'ltr';
  try {
    mode = localStorage.getItem('counterpart.appearance') || mode;
    direction = localStorage.getItem('counterpart.direction') || direction;
  } catch {
    // Storage may be off: the system's appearance it is.
  }
  const dark = mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'dark' : 'light';
  root.dir = direction;
})();
