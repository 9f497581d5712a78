import { useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { isTyping, runOfKey } from '../ui/page-keys.ts';
import { usePlaces } from './nav-places.ts';
import { useForgetFilter } from './use-forget-filter.ts';

interface Handlers {
  onPalette: () => void;
  onKeys: () => void;
}

/** How long `g` waits for its letter. */
const patience = 1500;

export function useShellKeys(handlers: Handlers): void {
  const navigate = useNavigate();
  const { all: places } = usePlaces();
  const forgetFilter = useForgetFilter();
  const latest = useRef({ ...handlers, navigate, places, forgetFilter });
  useEffect(() => {
    latest.current = { ...handlers, navigate, places, forgetFilter };
  });
  // Before the frame is painted: what can be seen can be pressed.
  useLayoutEffect(() => {
    let goneAt = -Infinity;
    const onKeyDown = (event: KeyboardEvent) => {
      const { onPalette, onKeys, navigate: go, places, forgetFilter } = latest.current;
      if ((event.metaKey || event.ctrlKey) && !event.altKey && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        return onPalette();
      }
      if (event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented || isTyping(event))
        return undefined;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      if (key === '?') return onKeys();
      if (event.timeStamp - goneAt < patience) {
        goneAt = -Infinity;
        const place = places.find(({ goTo }) => goTo === key);
        if (place) {
          forgetFilter(place);
          return void go(place.to);
        }
      }
      if (key === 'g') {
        goneAt = event.timeStamp;
        return undefined;
      }
      const run = runOfKey(key);
      if (!run) return undefined;
      event.preventDefault();
      return run();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
