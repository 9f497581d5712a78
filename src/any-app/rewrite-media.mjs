import { leadFiles, originalFiles } from './rewrite-fetch.mjs';

/** Attributes that make a browser load a file, or a link lead to one. */
const FILE_ATTRIBUTES = ['src', 'srcset', 'poster', 'href', 'imagesrcset', 'style'];
const MEDIA_ELEMENTS = ['[%*="wixstatic.com/"]', '[%*="usrfiles.com/"]']
  .flatMap((selector) => FILE_ATTRIBUTES.map((name) => selector.replace('%', name)))
  .join(',');

/** Properties that set such an attribute. */
const FILE_PROPERTIES = {
  HTMLImageElement: ['src', 'srcset'],
  HTMLSourceElement: ['src', 'srcset'],
  HTMLMediaElement: ['src'],
  HTMLVideoElement: ['poster'],
  HTMLTrackElement: ['src'],
  HTMLEmbedElement: ['src'],
  HTMLIFrameElement: ['src'],
  HTMLLinkElement: ['href', 'imageSrcset'],
  HTMLAnchorElement: ['href'],
};
const SHEET_METHODS = ['insertRule', 'replace', 'replaceSync'];

/** The object of the prototype chain that has a property itself. */
function ownerOf(target, name) {
  let owner = target;
  while (owner && !Object.hasOwn(owner, name)) owner = Object.getPrototypeOf(owner);
  return owner;
}

/** Inline styles are changed through the object model, which a content security policy does not restrict. */
function leadStyle(style, lead) {
  for (const name of Array.from(style)) {
    const value = style.getPropertyValue(name);
    const led = lead(value);
    if (led !== value) style.setProperty(name, led, style.getPropertyPriority(name));
  }
}

/**
 * Leads what the page already has, and what the parser and `innerHTML` add: no setter sees these.
 * @returns leads the files of another root, such as a shadow root
 */
function observeFiles({ document, MutationObserver }, lead) {
  const leadElement = (element) => {
    for (const name of FILE_ATTRIBUTES) {
      // The node has the address as it is; `getAttribute` may have been replaced already.
      const value = element.getAttributeNode(name)?.value ?? '';
      const led = lead(value);
      if (led === value) continue;
      if (name === 'style') leadStyle(element.style, lead);
      else element.setAttribute(name, led);
      // A player reads its sources when they are inserted, and again only when it is loaded anew.
      if (element.localName === 'source') element.parentNode?.load?.();
    }
  };
  const leadSheet = (style) => {
    for (const node of style.childNodes) {
      const led = lead(node.data ?? '');
      if (led !== (node.data ?? '')) node.data = led;
    }
  };
  const leadTree = (root) => {
    if (root.localName === 'style') leadSheet(root);
    if (root.matches?.(MEDIA_ELEMENTS)) leadElement(root);
    for (const element of root.querySelectorAll?.(MEDIA_ELEMENTS) ?? []) leadElement(element);
    for (const style of root.querySelectorAll?.('style') ?? []) leadSheet(style);
  };
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'attributes') leadElement(target);
      else if (target.localName === 'style') leadSheet(target);
      else for (const node of addedNodes) leadTree(node);
    }
  });
  const observe = (root) => {
    observer.observe(root, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: FILE_ATTRIBUTES,
    });
    leadTree(root);
  };
  observe(document);
  return observe;
}

/**
 * Leads the files of a page to a Counterpart: pictures, players, posters, links, inline styles and style elements, now
 * and whenever the page changes. The page itself reads the addresses that it wrote.
 * @param {string} shop where Counterpart runs, such as `https://shop.example`
 * @param {Window & typeof globalThis} window the page
 */
export function rewriteMedia(shop, window = globalThis) {
  // A trusted object of the page stays one where nothing changes.
  const lead = (value) => {
    const led = leadFiles(shop, String(value));
    return led === String(value) ? value : led;
  };
  const original = (text) => (typeof text === 'string' ? originalFiles(shop, text) : text);
  const replace = (target, name, change) => {
    const owner = ownerOf(target, name);
    const former = owner && Object.getOwnPropertyDescriptor(owner, name);
    if (former?.configurable) Object.defineProperty(owner, name, { ...former, ...change(former) });
  };
  const replaceMethod = (target, name, make) =>
    replace(target, name, ({ value }) => ({ value: make(value) }));

  const observe = observeFiles(window, lead);
  for (const [element, names] of Object.entries(FILE_PROPERTIES))
    for (const name of names)
      replace(window[element]?.prototype, name, ({ get, set }) => ({
        get() {
          return original(get.call(this));
        },
        set(value) {
          set.call(this, lead(value));
        },
      }));

  const { prototype } = window.Element;
  const isFile = (name) => FILE_ATTRIBUTES.includes(String(name).toLowerCase()) && name !== 'style';
  replaceMethod(
    prototype,
    'setAttribute',
    (set) =>
      function (name, value) {
        return set.call(this, name, isFile(name) ? lead(value) : value);
      },
  );
  replaceMethod(
    prototype,
    'getAttribute',
    (get) =>
      function (name) {
        return original(get.call(this, name));
      },
  );
  replaceMethod(
    prototype,
    'attachShadow',
    (attach) =>
      function (options) {
        const root = attach.call(this, options);
        observe(root);
        return root;
      },
  );
  for (const name of SHEET_METHODS)
    replaceMethod(
      window.CSSStyleSheet?.prototype,
      name,
      (method) =>
        function (text, ...rest) {
          return method.call(this, lead(text), ...rest);
        },
    );
  replaceMethod(
    window,
    'Audio',
    (Audio) =>
      new Proxy(Audio, {
        construct: (target, [address, ...rest], made) =>
          Reflect.construct(target, address === undefined ? [] : [lead(address), ...rest], made),
      }),
  );
}
