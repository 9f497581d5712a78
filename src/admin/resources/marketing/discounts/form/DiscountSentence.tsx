import { useFormState } from '#admin/ui/form/form-context.ts';
import styles from '../discounts.module.css';
import type { SentencePart, SentenceTools } from '../sentence.ts';
import { useSentenceTools, type useNames } from '../use-sentence-tools.ts';
import { goToField } from './go-to-field.ts';

interface Props {
  names: ReturnType<typeof useNames>;
  sentence: (sentenceTools: SentenceTools) => readonly SentencePart[];
}

/** A value of the sentence; for a person with the permission it is a link to its field. */
function Phrase({ text, place }: Pick<SentencePart, 'text' | 'place'>) {
  const { allowed } = useFormState();
  if (!allowed || !place) return <b>{text}</b>;
  return (
    <a
      href={`#${place}`}
      onClick={(event) => {
        event.preventDefault();
        goToField(place);
      }}
    >
      {text}
    </a>
  );
}

/** The sentence describes the whole discount and follows what is typed. */
export function DiscountSentence({ names, sentence }: Props) {
  const telling = useSentenceTools(names);
  return (
    <p className={styles['sentence']} aria-live="polite">
      {sentence(telling).map(({ text, strong, place }, index) =>
        strong ? (
          // Stretches of one sentence have no names.
          // oxlint-disable-next-line react/no-array-index-key
          <Phrase key={index} text={text} {...(place && { place })} />
        ) : (
          // oxlint-disable-next-line react/no-array-index-key
          <span key={index}>{text}</span>
        ),
      )}
    </p>
  );
}
