import { useTranslate } from 'ra-core';
import { useStoreProfile } from '#admin/access/session.ts';
import { byteText } from '#shared/byte-text.ts';
import styles from './viewer.module.css';

/** What lies in an archive; it is not unpacked. */
export function ArchiveView({ entries }: { entries: readonly { name: string; sizeInBytes: number }[] }) {
  const translate = useTranslate();
  const { locale } = useStoreProfile();
  const heading = translate('media.viewer.entries', { smart_count: entries.length });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by keyboard too
    <div className={styles['archive']} tabIndex={0} role="region" aria-label={heading}>
      <table>
        <caption>{heading}</caption>
        <thead>
          <tr>
            <th scope="col">{translate('media.viewer.entry')}</th>
            <th scope="col">{translate('media.viewer.size')}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ name, sizeInBytes }, index) => (
            // Names may come twice, and nothing of it changes.
            // oxlint-disable-next-line react/no-array-index-key -- see above
            <tr key={index}>
              <td>
                <bdi>{name}</bdi>
              </td>
              <td className="num">{byteText(sizeInBytes, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
