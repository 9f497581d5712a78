import { addMessages } from '#admin/i18n/messages.ts';

const count = (one: string, many: string) => `${one} |||| ${many}`;

addMessages('products', {
  error: {
    modifierName: 'Enter a name.',
    modifierTwice: 'An option or another field has this name.',
    answerLength: 'Enter a whole number from 1 to 500.',
    choiceName: 'Enter a name for the choice.',
  },
  modifiers: {
    title: 'Customer input',
    note: 'Such as gift wrap or an engraving. It doesn’t create variants.',
    none: 'No customer input.',
    add: 'Add field',
    kinds: { FREE_TEXT: 'Text', TEXT_CHOICES: 'Choices', SWATCH_CHOICES: 'Colors' },
    known: 'Used by other products',
    unreadable: 'Couldn’t load the fields of other products.',
    unnamed: 'field %{number}',
    name: 'Name',
    nameHint: {
      FREE_TEXT: 'Such as Engraving',
      TEXT_CHOICES: 'Such as Gift wrap',
      SWATCH_CHOICES: 'Such as Ribbon',
    },
    mandatory: 'Required',
    question: 'Label',
    questionHint: 'Defaults to the name.',
    max: 'Maximum characters',
    maxHint: 'Up to %{most}',
    adds: 'Additional price',
    choicesOf: 'Choices of %{name}',
    choice: 'Choice %{number}',
    choiceAdds: 'Additional price of choice %{number}',
    choiceColor: 'Color of choice %{number}',
    addChoice: 'Add choice',
    removeChoice: 'Remove choice %{number}',
    up: 'Move %{name} up',
    down: 'Move %{name} down',
    remove: 'Remove %{name}',
    summary: {
      text: count('text, up to %{smart_count} character', 'text, up to %{smart_count} characters'),
      choices: count('%{smart_count} choice', '%{smart_count} choices'),
    },
  },
});
