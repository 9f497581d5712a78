import { message } from '../shell/messages.ts';

/** The front page of a store without the demo: quiet, with the way in. */
export function Welcome() {
  return (
    <main className="welcome">
      <img src="/mark.svg" alt="" width={56} height={56} />
      <h1>{message('welcome.title')}</h1>
      <p>{message('welcome.lead')}</p>
      <a className="btn big" href="/admin">
        {message('hero.backOffice')}
      </a>
    </main>
  );
}
