import { useTranslate } from 'ra-core';
import type { DemoSignIn } from '../sign-in-info.ts';
import styles from './Access.module.css';

interface Props {
  signIns: readonly DemoSignIn[];
  busy: boolean;
  onPick: (as: DemoSignIn) => void;
}

export function DemoSignIns({ signIns, busy, onPick }: Props) {
  const translate = useTranslate();
  return (
    <section className={styles['demo']} aria-labelledby="demo-title">
      <h2 id="demo-title">{translate('access.signIn.demo')}</h2>
      <p>{translate('access.signIn.demoDetail')}</p>
      <div className={styles['roles']}>
        {signIns.map((signIn) => (
          <button type="button" key={signIn.email} disabled={busy} onClick={() => onPick(signIn)}>
            <b>{translate(`roles.role.${signIn.role}.name`, { _: signIn.role })}</b>
            <small>{signIn.name}</small>
          </button>
        ))}
      </div>
    </section>
  );
}
