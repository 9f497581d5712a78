import { addWords } from '#admin/i18n/words.ts';

const count = (one: string, many: string) => `${one} |||| ${many}`;

addWords('products', {
  error: {
    modifierName: 'What is asked needs a name.',
    modifierTwice: 'An option or another question has this name.',
    answerLength: 'A whole number from 1 to 500.',
    choiceName: 'A choice needs a name.',
  },
  modifiers: {
    title: 'Asked of the buyer',
    note: 'Such as a wrapping or an engraving. No variants come of it.',
    none: 'Nothing is asked.',
    add: 'Ask something',
    kinds: { FREE_TEXT: 'A text to write', TEXT_CHOICES: 'Choices', SWATCH_CHOICES: 'Colors' },
    known: 'Asked by other products',
    unreadable: 'What other products ask could not be read.',
    unnamed: 'question %{number}',
    name: 'Name',
    nameHint: {
      FREE_TEXT: 'Such as Engraving',
      TEXT_CHOICES: 'Such as Gift wrap',
      SWATCH_CHOICES: 'Such as Ribbon',
    },
    mandatory: 'Must be answered',
    question: 'Beside the field',
    questionHint: 'Left empty, it is the name.',
    most: 'Letters at most',
    mostHint: 'Up to %{most}',
    adds: 'Adds to the price',
    choicesOf: 'Choices of %{name}',
    choice: 'Choice %{number}',
    choiceAdds: 'What choice %{number} adds to the price',
    choiceColor: 'Color of choice %{number}',
    addChoice: 'Add a choice',
    removeChoice: 'Remove choice %{number}',
    up: 'Move %{name} up',
    down: 'Move %{name} down',
    remove: 'Remove %{name}',
    told: {
      text: count('a text, %{smart_count} letter at most', 'a text, %{smart_count} letters at most'),
      choices: count('%{smart_count} choice', '%{smart_count} choices'),
    },
  },
});
