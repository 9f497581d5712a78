import styles from './KeyHint.module.css';

const mac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** `mod` is ⌘ on a Mac and Ctrl elsewhere: `<KeyHint keys={['mod', 'K']} />`. */
export function KeyHint({ keys }: { keys: readonly string[] }) {
  const shown = keys.map((key) => (key === 'mod' ? (mac ? '⌘' : 'Ctrl') : key));
  const together = keys[0] === 'mod';
  return (
    <span className={styles['keys']} aria-hidden>
      {together ? (
        <kbd>{mac ? shown.join('') : shown.join(' ')}</kbd>
      ) : (
        shown.map((key) => <kbd key={key}>{key}</kbd>)
      )}
    </span>
  );
}
